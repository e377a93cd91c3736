import type { DomainLabels } from '../description/labels.ts';
import type { payment } from './payment.entity.ts';

/** Labels of payments in Arabic. */
export const paymentsLabels = {
  payment: {
    fields: {
      payment_id: 'رقم الدفعة',
      payment_date: 'التاريخ',
      payment_amount_month: 'المبلغ الشهري المدفوع',
      remaining_payment: 'المبلغ المتبقي',
      all_value_service_money: 'القيمة الإجمالية للخدمة',
    },
  },
} satisfies DomainLabels<typeof payment>;
