import type { DomainLabels } from '../description/labels.ts';
import type { payment } from './payment.entity.ts';

/** Labels of payments in English. */
export const paymentsLabels = {
  payment: {
    fields: {
      payment_id: 'Payment ID',
      payment_date: 'Date',
      payment_amount_month: 'Monthly amount paid',
      remaining_payment: 'Remaining payment',
      all_value_service_money: 'Total service value',
    },
  },
} satisfies DomainLabels<typeof payment>;
