import type { DomainLabels } from '../description/labels.ts';
import { ordersLabels } from '../orders/orders.labels.ar.ts';
import { auditLabels } from './activity.labels.ar.ts';
import type { customerRecord } from './customer-record.entity.ts';

const { order } = ordersLabels;
const { audit_entry: entry } = auditLabels;

/** Labels of customers' data in Arabic. */
export const customerRecordLabels = {
  customer_record: {
    fields: { ...order.fields, ...entry.fields },
    values: { ...order.values, ...entry.values },
  },
} satisfies DomainLabels<typeof customerRecord>;
