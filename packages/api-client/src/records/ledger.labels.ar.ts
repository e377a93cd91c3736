import type { DomainLabels } from '../description/labels.ts';
import type { ledgerEntry } from './ledger-entry.entity.ts';

/** Labels of the ledger in Arabic. */
export const ledgerLabels = {
  ledger_entry: {
    fields: {
      entry_id: 'الرقم',
      holder: 'صاحب الرصيد',
      holder_id: 'رقم صاحب الرصيد',
      account: 'الرصيد',
      amount_from: 'الرصيد قبل الحركة',
      amount_to: 'الرصيد بعد الحركة',
      delta: 'التغيير',
      reason: 'السبب',
      reference: 'المرجع',
      admin_id: 'المنفّذ',
      request_id: 'رقم العملية',
      happened_at: 'التاريخ والوقت',
      person: 'الشخص',
    },
    values: {
      holder: { driver: 'سائق', merchant: 'تاجر' },
      account: {
        money_driver: 'رصيد العمولة',
        money_orders: 'أموال الطلبات',
        total_delivery_money: 'إجمالي أموال التوصيل',
      },
      reason: {
        opening: 'رصيد افتتاحي',
        adjustment: 'تعديل الرصيد',
        payout: 'صرف',
        settlement: 'تسوية',
        delivered: 'تسليم طلب',
        returned: 'إرجاع طلب',
        reversal: 'تراجع عن إنهاء طلب',
        handover: 'تسليم نقد',
      },
      admin_id: { system: 'النظام' },
    },
  },
} satisfies DomainLabels<typeof ledgerEntry>;
