import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, signedMoney, text } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { openingAccounts } from './book-accounts.ts';

const unsorted = { sort: false } as const;

/**
 * What an account had before the books began: money in the cash box and the bank, cash with a driver, or what a merchant was
 * owed. `holder_id` is the driver or merchant, empty for the company's own accounts.
 */
export const openingBalance = defineEntity({
  name: 'opening_balance',
  table: 'opening_balances',
  key: ['account', 'holder_id'],
  fields: {
    account: choice(openingAccounts),
    holder_id: text(),
    holder_name: text(unsorted),
    amount: signedMoney(unsorted),
    reason: text(unsorted),
    created_at: moment({ row: false, input: 'none' }),
  },
  list: {
    name: 'opening-balances',
    path: '/DC/DisplayOpening',
    allow: 'balances.see',
    rows: 'data',
    sort: 'account',
    filters: { account: 'choice', holder_id: 'value' },
  },
});

export type OpeningBalance = Row<typeof openingBalance>;
