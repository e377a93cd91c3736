import { expense, expenseCreation, expenseUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { serveRecord } from '../http/serve-record.ts';
import { expenseList, monthlyExpenseList } from './expenses.list.ts';
import { companyTime } from '@tawseel/i18n';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { createRow, type NewRow } from '../rows/create-row.ts';

/** Adds an expense of an earlier day, or of now. */
async function createExpense(
  tx: Tx,
  { companyId }: Caller,
  { date_expense: day, ...creation }: NewRow<typeof expense>,
): Promise<void> {
  const isEarlier = day && day !== companyTime(Date.now()).slice(0, 10);
  await createRow(tx, companyId, expense, { ...creation, ...(isEarlier && { date_expense: day }) });
}

const group = 'Expenses';

export const expensesDomain: Domain = {
  entities: [expense],
  counters: [
    rowCounter(expense),
    { ...rowCounter(expense), name: 'expenses_total', adds: 'amount' },
    { ...rowCounter(expense), name: 'expenses_by_day', byDayOf: 'date_expense', adds: 'amount' },
  ],
  routes(calls) {
    serveList(calls, 'Expenses of the company', group, expenseList);
    serveList(calls, 'Expenses by month', group, monthlyExpenseList);
    serveRecord(calls, expense, {
      group,
      create: {
        summary: 'Add an expense, of now if it has no day',
        body: expenseCreation,
        run: createExpense,
      },
      update: { summary: 'Change an expense', body: expenseUpdate },
      hide: { summary: 'Delete an expense; it can be restored' },
      restore: { summary: 'Restore a deleted expense' },
    });
  },
};
