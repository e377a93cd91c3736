import { defineEntity } from '../description/define-entity.ts';
import { day, signedMoney } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** Days of {@link cashDay}, the present one included. */
export const cashDays = 31;

const unsorted = { sort: false } as const;

/**
 * Balances at the end of a day, for the last days: where the money was, what was owed to merchants and drivers, and what the
 * company had earned after commissions and costs.
 */
export const cashDay = defineEntity({
  name: 'cash_day',
  reads: ['ledger_entry', 'expense'],
  key: ['day'],
  fields: {
    day: day(),
    driver_cash: signedMoney(unsorted),
    driver_shortage: signedMoney(unsorted),
    cash_box: signedMoney(unsorted),
    clearing: signedMoney(unsorted),
    bank: signedMoney(unsorted),
    merchant_payable: signedMoney(unsorted),
    driver_commission: signedMoney(unsorted),
    earned: signedMoney(unsorted),
  },
  list: {
    name: 'cash-by-day',
    path: '/DC/DisplayCashByDay',
    allow: 'balances.see',
    rows: 'data',
    sort: 'day',
  },
});

export type CashDay = Row<typeof cashDay>;
