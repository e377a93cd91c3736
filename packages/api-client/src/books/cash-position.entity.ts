import { defineEntity } from '../description/define-entity.ts';
import { choice, signedMoney, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { accountTypes, bookAccounts } from './book-accounts.ts';

/**
 * The balance of an account; for drivers and merchants the sum of theirs, and how many of them have one. Assets and expenses
 * are positive as debits, the others as credits.
 */
export const cashPosition = defineEntity({
  name: 'cash_position',
  reads: ['ledger_entry', 'expense'],
  key: ['account'],
  fields: {
    account: choice(bookAccounts),
    type: choice(accountTypes),
    balance: signedMoney(),
    holders: wholeNumber(),
  },
  list: { name: 'cash', path: '/DC/DisplayCash', allow: 'balances.see', rows: 'data', sort: 'account' },
});

export type CashPosition = Row<typeof cashPosition>;
