import type { DomainLabels } from '../description/labels.ts';
import type { payout } from './payout.entity.ts';
import type { payoutLine, unpaidLine } from './payout-line.entity.ts';
import type { payoutMerchant } from './payout-merchant.entity.ts';
import type { payoutTerms } from './payout-terms.entity.ts';

const line = {
  posting_id: 'الرقم',
  merchant_id: 'رقم التاجر',
  kind: 'الحركة',
  reference: 'رقم الطلب',
  happened_at: 'التاريخ',
  name_customer: 'العميل',
  city_order: 'المدينة',
  price: 'السعر',
  fee: 'الأجرة',
  amount: 'الصافي',
};

const kind = {
  Delivered: 'تم التسليم',
  Returned: 'مرتجع',
  Reversal: 'تراجع عن طلب',
  Adjustment: 'تعديل رصيد',
  Opening: 'رصيد سابق',
};

const weekday = {
  'Any day': 'أي يوم',
  Saturday: 'السبت',
  Sunday: 'الأحد',
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
};

const method = { Cash: 'نقدًا', CliQ: 'كليك', IBAN: 'حوالة بنكية (آيبان)' };

/** Labels of payouts in Arabic. */
export const payoutsLabels = {
  payout: {
    fields: {
      payout_id: 'رقم الدفعة',
      merchant_id: 'رقم التاجر',
      full_name: 'التاجر',
      shop_name: 'اسم المتجر',
      status: 'الحالة',
      lines: 'عدد البنود',
      opening: 'الرصيد الافتتاحي',
      total: 'المجموع',
      closing: 'الرصيد الختامي',
      method: 'طريقة الدفع',
      account: 'اسم كليك المستعار أو رقم الآيبان',
      reference: 'المرجع',
      bank_fee: 'عمولة البنك',
      max_fee: 'الحد الأعلى لعمولة البنك',
      journal_id: 'القيد',
      drafted_at: 'تاريخ الإعداد',
      drafted_by: 'أعدّها',
      approved_at: 'تاريخ الاعتماد',
      approved_by: 'اعتمدها',
      paid_at: 'تاريخ الدفع',
      paid_by: 'دفعها',
      cancelled_at: 'تاريخ الإلغاء',
      cancelled_by: 'ألغاها',
      cancel_reason: 'سبب الإلغاء',
    },
    values: {
      status: { Draft: 'مسودة', Approved: 'معتمدة', Paid: 'مدفوعة', Cancelled: 'ملغاة' },
      method,
    },
  },
  payout_line: { fields: { payout_id: 'رقم الدفعة', ...line }, values: { kind } },
  unpaid_line: {
    fields: { ...line, state: 'الاستحقاق' },
    values: { kind, state: { Due: 'مستحق', 'Not due': 'لم يستحق بعد' } },
  },
  payout_merchant: {
    fields: {
      merchant_id: 'رقم التاجر',
      full_name: 'التاجر',
      shop_name: 'اسم المتجر',
      state: 'الاستحقاق',
      due: 'المستحق الآن',
      lines: 'البنود المستحقة',
      waiting: 'لم يستحق بعد',
      drafted: 'في دفعات مفتوحة',
      balance: 'الرصيد',
      weekday: 'يوم الدفع',
      method: 'طريقة الدفع',
      account: 'اسم كليك المستعار أو رقم الآيبان',
    },
    values: {
      state: { Due: 'مستحق', 'Not due': 'لم يستحق بعد', Settled: 'مسدَّد', Owes: 'مدين للشركة' },
      weekday,
      method,
    },
  },
  payout_terms: {
    fields: {
      merchant_id: 'رقم التاجر',
      condition: 'استحقاق مبلغ الطلب',
      days: 'عدد أيام الانتظار',
      weekday: 'يوم الدفع',
      method: 'طريقة الدفع',
      account: 'اسم كليك المستعار أو رقم الآيبان',
    },
    values: {
      condition: {
        'On delivery': 'فور تسليمه',
        'After handover': 'بعد تسليم نقده',
        'After days': 'بعد عدد من الأيام من تسليمه',
      },
      weekday,
      method,
    },
  },
} satisfies DomainLabels<
  typeof payout | typeof payoutLine | typeof unpaidLine | typeof payoutMerchant | typeof payoutTerms
>;
