import type { DomainLabels } from '../entity/labels.ts';
import type { ledgerEntry } from './ledger-entry.entity.ts';

/** Labels of the ledger in Arabic. */
export const ledgerLabels = {
  ledger_entry: {
    fields: {
      entry_id: 'الرقم',
      holder: 'صاحب الرصيد',
      holder_id: 'رقم صاحب الرصيد',
      account: 'الرصيد',
      amount_from: 'من',
      amount_to: 'إلى',
      delta: 'التغيير',
      reason: 'السبب',
      reference: 'المرجع',
      admin_id: 'المسؤول',
      request_id: 'رقم العملية',
      happened_at: 'الوقت',
    },
    values: {
      reason: {
        opening: 'رصيد افتتاحي',
        adjustment: 'تعديل',
        payout: 'صرف عمولة',
        settlement: 'تسوية',
        delivered: 'تسليم طلب',
        returned: 'إرجاع طلب',
      },
      admin_id: { system: 'النظام' },
    },
  },
} satisfies DomainLabels<typeof ledgerEntry>;
