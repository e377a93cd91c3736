import { expense, type ExpenseCreation, type ExpenseUpdate } from '@tawseel/api-client/schemas';
import { hideRow, restoreRow } from '../deletion/hidden-rows.ts';
import { updateRow } from '../updates/update-row.ts';
import { notFound } from '../errors/api-error.ts';
import { changesOf } from '../updates/changes-of.ts';
import type { Tx } from '../database/database.ts';
import { withFils } from '../money/fils.ts';

/** Adds an expense with the present time. */
export async function createExpense(tx: Tx, companyId: string, creation: ExpenseCreation): Promise<void> {
  await tx
    .insertInto('expenses')
    .values({ ...withFils(creation, expense), company_id: companyId })
    .execute();
}

/** Updates the named fields of an expense; its date stays. */
export async function updateExpense(tx: Tx, companyId: string, update: ExpenseUpdate): Promise<void> {
  const { company_expense_id, changed_fields, expected_fields, ...fields } = update;
  const changes = changesOf(fields, changed_fields);
  await updateRow(tx, companyId, expense, { company_expense_id }, changes, expected_fields);
}

function readId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}

/** Hides an expense: no sum counts it. */
export async function deleteExpense(tx: Tx, companyId: string, id: string): Promise<void> {
  await hideRow(tx, companyId, expense, { company_expense_id: readId(id) });
}

/** Shows a deleted expense again, with its number and its date. */
export async function restoreExpense(tx: Tx, companyId: string, id: string): Promise<void> {
  await restoreRow(tx, companyId, expense, { company_expense_id: readId(id) });
}
