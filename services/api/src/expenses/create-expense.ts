import { expense } from '@tawseel/api-client/schemas';
import { companyTime } from '@tawseel/i18n';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { createRow, type NewRow } from '../rows/create-row.ts';

/** Adds an expense of an earlier day, or of now. */
export async function createExpense(
  tx: Tx,
  { companyId }: Caller,
  { date_expense: day, ...creation }: NewRow<typeof expense>,
): Promise<void> {
  const isEarlier = day && day !== companyTime(Date.now()).slice(0, 10);
  await createRow(tx, companyId, expense, { ...creation, ...(isEarlier && { date_expense: day }) });
}
