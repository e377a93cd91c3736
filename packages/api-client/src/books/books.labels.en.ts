import type { DomainLabels } from '../description/labels.ts';
import type { accountBalance } from './account-balance.entity.ts';
import type { cashDay } from './cash-day.entity.ts';
import type { cashPosition } from './cash-position.entity.ts';
import type { journalLine } from './journal-line.entity.ts';
import type { moneyAge } from './money-age.entity.ts';
import type { openingBalance } from './opening-balance.entity.ts';

const account = {
  driver_cash: 'With drivers',
  driver_shortage: "Drivers' shortages",
  cash_box: 'Cash box',
  clearing: 'Clearing (CliQ and card)',
  bank: 'Bank',
  merchant_payable: 'Owed to merchants',
  driver_commission: 'Commissions owed',
  delivery_fees: 'Delivery fees',
  return_fees: 'Return fees',
  commissions: "Drivers' commissions",
  operating_expenses: 'Expenses',
  cash_differences: 'Cash differences',
  bank_fees: 'Bank fees',
  opening: "Opening balances and owner's capital",
  adjustment: 'Balances set by hand',
  driver_total: 'Total delivery money',
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
  opening: 'Opening balance',
  adjustment: 'Balance set by hand',
  payout: 'Payout',
  settlement: 'Settlement',
  delivered: 'Order delivered',
  returned: 'Order returned',
  reversal: 'Reversal',
  expense: 'Expense',
  move: 'Money moved',
  count: 'Cash box counted',
  handover: 'Handover',
  shortage: 'Shortage',
} as const;

const type = {
  asset: 'Where the money is',
  liability: 'Owed',
  income: 'Earned',
  expense: 'Costs',
  equity: 'Opening, owner and adjustments',
  statistic: 'Statistics',
} as const;

/** Labels of the books in English. */
export const booksLabels = {
  journal_line: {
    fields: {
      posting_id: 'No.',
      journal_id: 'Journal',
      happened_at: 'Date and time',
      kind: 'Kind',
      account: 'Account',
      holder_id: 'Holder ID',
      holder_name: 'Driver or merchant',
      amount: 'Amount',
      balance: 'Balance',
      reference: 'Reference',
      merchant_id: 'Merchant ID',
      reason: 'Reason',
      reverses: 'Reverses journal',
      admin_id: 'Administrator',
      person: 'Person',
      request_id: 'Request ID',
    },
    values: { kind, account },
  },
  cash_position: {
    fields: {
      account: 'Account',
      type: 'Type',
      balance: 'Balance',
      holders: 'Holders',
    },
    values: { account, type },
  },
  account_balance: {
    fields: {
      account: 'Account',
      holder_id: 'Holder ID',
      holder_name: 'Driver or merchant',
      balance: 'Balance',
    },
    values: { account },
  },
  opening_balance: {
    fields: {
      account: 'Account',
      holder_id: 'Holder ID',
      holder_name: 'Driver or merchant',
      amount: 'Opening money',
      reason: 'Reason',
    },
    values: { account: opened },
  },
  cash_day: {
    fields: {
      day: 'Day',
      driver_cash: account.driver_cash,
      driver_shortage: account.driver_shortage,
      cash_box: account.cash_box,
      clearing: account.clearing,
      bank: account.bank,
      merchant_payable: account.merchant_payable,
      driver_commission: account.driver_commission,
      earned: 'Earned after costs',
    },
  },
  money_age: {
    fields: {
      account: 'Account',
      balance: 'Balance',
      days_0_1: '0-1 days',
      days_2_3: '2-3 days',
      days_4_7: '4-7 days',
      older: 'Older',
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
