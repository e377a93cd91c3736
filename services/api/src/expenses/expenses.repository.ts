import type { ExpenseCreation, ExpenseUpdate } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { notFound } from '../errors/fault.ts';
import { changesOf } from '../http/changes-of.ts';
import type { Tx } from '../database/database.ts';
import { withFils } from '../money/fils.ts';

/** Adds an expense of this moment. */
export async function createExpense(tx: Tx, companyId: string, expense: ExpenseCreation): Promise<void> {
  await tx
    .insertInto('expenses')
    .values({ ...withFils(expense, ['amount']), company_id: companyId })
    .execute();
}

/** Changes what the update names of an expense; its date stays. */
export async function updateExpense(tx: Tx, companyId: string, update: ExpenseUpdate): Promise<void> {
  const { company_expense_id, changed_fields, ...fields } = withFils(update, ['amount']);
  const found = await tx
    .updateTable('expenses')
    .set({ company_id: companyId, ...changesOf(fields, changed_fields) })
    .where('company_id', '=', companyId)
    .where('company_expense_id', '=', company_expense_id)
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) throw notFound();
}

function readId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}

/** Removes an expense; the audit trail keeps what it was. */
export async function deleteExpense(tx: Tx, companyId: string, id: string): Promise<void> {
  const found = await tx
    .deleteFrom('expenses')
    .where('company_id', '=', companyId)
    .where('company_expense_id', '=', readId(id))
    .executeTakeFirst();
  if (found.numDeletedRows === 0n) throw notFound();
}

/** Brings a removed expense back as it was, its number and date too, from the audit trail. */
export async function restoreExpense(tx: Tx, companyId: string, id: string): Promise<void> {
  const expenseId = readId(id);
  const { numAffectedRows } = await sql`
    insert into expenses (company_id, company_expense_id, description, quantity, amount, date_expense)
      overriding system value
    select company_id, ${expenseId}, before ->> 'description', (before ->> 'quantity')::numeric,
      ((before ->> 'amount')::numeric * 1000)::bigint, (before ->> 'date_expense')::timestamptz
    from (
      select * from audit
      where company_id = ${companyId} and entity = 'expense' and entity_key = ${String(expenseId)}
      order by entry_id desc limit 1
    ) last
    where action = 'delete'`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}
