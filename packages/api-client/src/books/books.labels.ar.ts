import type { DomainLabels } from '../description/labels.ts';
import type { accountBalance } from './account-balance.entity.ts';
import type { cashDay } from './cash-day.entity.ts';
import type { cashPosition } from './cash-position.entity.ts';
import type { journalLine } from './journal-line.entity.ts';
import type { moneyAge } from './money-age.entity.ts';
import type { openingBalance } from './opening-balance.entity.ts';

const account = {
  driver_cash: 'مع السائقين',
  driver_shortage: 'عجز السائقين',
  cash_box: 'الصندوق',
  clearing: 'مبالغ قيد التحويل',
  bank: 'البنك',
  merchant_payable: 'مستحقات التجار',
  driver_commission: 'عمولات مستحقة للسائقين',
  delivery_fees: 'رسوم التوصيل',
  return_fees: 'رسوم الإرجاع',
  commissions: 'عمولات السائقين',
  operating_expenses: 'المصروفات',
  cash_differences: 'فروقات الصندوق',
  bank_fees: 'عمولات البنك',
  opening: 'أرصدة افتتاحية ورأس مال المالك',
  adjustment: 'أرصدة معدّلة يدويًا',
  driver_total: 'إجمالي أموال التوصيل',
} as const;

const aged = {
  driver_cash: account.driver_cash,
  driver_shortage: account.driver_shortage,
  merchant_payable: account.merchant_payable,
  driver_commission: account.driver_commission,
};

const opened = {
  cash_box: account.cash_box,
  bank: account.bank,
  driver_cash: account.driver_cash,
  merchant_payable: account.merchant_payable,
};

const kind = {
  opening: 'رصيد افتتاحي',
  adjustment: 'تعديل الرصيد يدويًا',
  payout: 'دفعة',
  settlement: 'تسوية',
  delivered: 'تسليم طلب',
  returned: 'إرجاع طلب',
  reversal: 'قيد عكسي',
  expense: 'مصروف',
  move: 'نقل مبلغ',
  count: 'جرد الصندوق',
  handover: 'تسليم نقد',
  shortage: 'عجز',
} as const;

const type = {
  asset: 'أماكن النقد',
  liability: 'المستحقات',
  income: 'الإيرادات',
  expense: 'التكاليف',
  equity: 'الافتتاح والمالك والتعديلات',
  statistic: 'إحصاءات',
} as const;

/** Labels of the books in Arabic. */
export const booksLabels = {
  journal_line: {
    fields: {
      posting_id: 'الرقم',
      journal_id: 'القيد',
      happened_at: 'التاريخ والوقت',
      kind: 'النوع',
      account: 'الحساب',
      holder_id: 'رقم صاحب الحساب',
      holder_name: 'السائق أو التاجر',
      amount: 'المبلغ',
      balance: 'الرصيد',
      reference: 'المرجع',
      merchant_id: 'رقم التاجر',
      reason: 'السبب',
      reverses: 'القيد المعكوس',
      admin_id: 'المسؤول',
      person: 'الشخص',
      request_id: 'رقم العملية',
    },
    values: { kind, account },
  },
  cash_position: {
    fields: {
      account: 'الحساب',
      type: 'التصنيف',
      balance: 'الرصيد',
      holders: 'عدد أصحاب الحسابات',
    },
    values: { account, type },
  },
  account_balance: {
    fields: {
      account: 'الحساب',
      holder_id: 'رقم صاحب الحساب',
      holder_name: 'السائق أو التاجر',
      balance: 'الرصيد',
    },
    values: { account },
  },
  opening_balance: {
    fields: {
      account: 'الحساب',
      holder_id: 'رقم صاحب الحساب',
      holder_name: 'السائق أو التاجر',
      amount: 'الرصيد الافتتاحي',
      reason: 'السبب',
    },
    values: { account: opened },
  },
  cash_day: {
    fields: {
      day: 'اليوم',
      driver_cash: account.driver_cash,
      driver_shortage: account.driver_shortage,
      cash_box: account.cash_box,
      clearing: account.clearing,
      bank: account.bank,
      merchant_payable: account.merchant_payable,
      driver_commission: account.driver_commission,
      earned: 'الأرباح بعد التكاليف',
    },
  },
  money_age: {
    fields: {
      account: 'الحساب',
      balance: 'الرصيد',
      days_0_1: '0-1 يوم',
      days_2_3: '2-3 أيام',
      days_4_7: '4-7 أيام',
      older: 'أقدم',
    },
    values: { account: aged },
  },
} satisfies DomainLabels<
  | typeof journalLine
  | typeof cashPosition
  | typeof accountBalance
  | typeof openingBalance
  | typeof cashDay
  | typeof moneyAge
>;
