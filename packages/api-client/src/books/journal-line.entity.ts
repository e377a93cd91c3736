import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { bookAccounts, journalKinds } from './book-accounts.ts';

/** The journal grows without end: only its numbers have an index to sort by. */
const unsorted = { sort: false } as const;

/**
 * A posting with its journal: debits are positive, `balance` is that of the account after it. `holder_id` is the driver or
 * merchant of the account; `reference` and `merchant_id` name an order, `reverses` a journal.
 */
export const journalLine = defineEntity({
  name: 'journal_line',
  reads: ['ledger_entry', 'expense'],
  key: ['posting_id'],
  fields: {
    posting_id: wholeNumber({ serial: true }),
    journal_id: wholeNumber({ ...unsorted, serial: true }),
    happened_at: moment(unsorted),
    kind: choice(journalKinds, unsorted),
    account: choice(bookAccounts, unsorted),
    holder_id: text(unsorted),
    holder_name: text(unsorted),
    amount: signedMoney(unsorted),
    balance: signedMoney(unsorted),
    reference: text(unsorted),
    merchant_id: text(unsorted),
    reason: text(unsorted),
    reverses: text(unsorted),
    admin_id: text(unsorted),
    person: text(unsorted),
    request_id: text(unsorted),
  },
  list: {
    name: 'journal',
    path: '/DC/DisplayJournal',
    allow: 'balances.see',
    rows: 'data',
    sort: '-posting_id',
    filters: {
      kind: 'choice',
      account: 'choice',
      holder_id: 'value',
      reference: 'value',
      merchant_id: 'value',
      admin_id: 'value',
      happened_at: 'days',
      journal_id: 'value',
    },
  },
});

export type JournalLine = Row<typeof journalLine>;
