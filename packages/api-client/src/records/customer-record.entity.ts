import { choice, type Fields } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { order } from '../orders/order.entity.ts';
import { auditEntry } from './audit-entry.entity.ts';

const { entity, happened_at } = auditEntry.fields;
const { merchant_order_id, merchant_id, status, city_order } = order.fields;
const { name_customer, phone_customer, address_order, note, end_reason_text } = order.fields;

/** Data that the company holds on a customer: a present order, or an entry of the audit log with its `action`. */
export const customerRecord = {
  name: 'customer_record',
  fields: {
    entity,
    action: choice(['create', 'update', 'delete', 'restore'], { nullable: true, sort: false }),
    happened_at,
    merchant_order_id,
    merchant_id,
    status,
    city_order,
    name_customer,
    phone_customer,
    address_order,
    note,
    end_reason_text,
  },
} as const satisfies { name: string; fields: Fields };

export type CustomerRecord = Row<typeof customerRecord>;
