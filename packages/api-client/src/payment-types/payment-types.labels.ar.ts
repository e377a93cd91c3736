import type { DomainLabels } from '../description/labels.ts';
import { collectorWords } from '../orders/collectors.labels.ar.ts';
import type { paymentType } from './payment-type.entity.ts';

/** Labels of payment types in Arabic. */
export const paymentTypesLabels = {
  payment_type: {
    fields: { wording: 'العبارة', collector: collectorWords.label, created_at: 'تاريخ الإضافة' },
    values: { collector: collectorWords.values },
  },
} satisfies DomainLabels<typeof paymentType>;
