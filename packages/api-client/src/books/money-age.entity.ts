import { defineEntity } from '../description/define-entity.ts';
import { choice, money } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** Accounts whose balances have an age: money that drivers hold or lack, and money that is owed. */
export const agedAccounts = [
  'driver_cash',
  'driver_shortage',
  'merchant_payable',
  'driver_commission',
] as const;

const unsorted = { sort: false } as const;

/**
 * Balances of drivers and merchants above 0, by age in days. The newest increases make up a balance, because the oldest money
 * is handed over and paid first.
 */
export const moneyAge = defineEntity({
  name: 'money_age',
  reads: ['ledger_entry'],
  key: ['account'],
  fields: {
    account: choice(agedAccounts),
    balance: money(unsorted),
    days_0_1: money(unsorted),
    days_2_3: money(unsorted),
    days_4_7: money(unsorted),
    older: money(unsorted),
  },
  list: {
    name: 'money-by-age',
    path: '/DC/DisplayMoneyByAge',
    allow: 'balances.see',
    rows: 'data',
    sort: 'account',
  },
});

export type MoneyAge = Row<typeof moneyAge>;
