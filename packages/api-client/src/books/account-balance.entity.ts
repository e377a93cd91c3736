import { defineEntity } from '../description/define-entity.ts';
import { choice, signedMoney, text } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { bookAccounts } from './book-accounts.ts';

/** The balance of one account of a driver, a merchant or the company, with the sign of its {@link cashPosition}. */
export const accountBalance = defineEntity({
  name: 'account_balance',
  reads: ['ledger_entry', 'expense'],
  key: ['account', 'holder_id'],
  fields: {
    account: choice(bookAccounts),
    holder_id: text(),
    holder_name: text(),
    balance: signedMoney(),
  },
  list: {
    name: 'account-balances',
    path: '/DC/DisplayAccountBalances',
    allow: 'balances.see',
    rows: 'data',
    sort: 'account',
    filters: { account: 'choice', holder_id: 'value' },
  },
});

export type AccountBalance = Row<typeof accountBalance>;
