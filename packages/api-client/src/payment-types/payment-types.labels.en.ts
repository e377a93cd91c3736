import type { DomainLabels } from '../description/labels.ts';
import { collectorWords } from '../orders/collectors.labels.en.ts';
import type { paymentType } from './payment-type.entity.ts';

/** Labels of payment types in English. */
export const paymentTypesLabels = {
  payment_type: {
    fields: { wording: 'Wording', collector: collectorWords.label, created_at: 'Added' },
    values: { collector: collectorWords.values },
  },
} satisfies DomainLabels<typeof paymentType>;
