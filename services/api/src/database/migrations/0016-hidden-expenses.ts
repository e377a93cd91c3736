import { sql, type QueryExecutorProvider } from 'kysely';
import { createListedViews, countRows } from './table-parts.ts';

/**
 * A deleted expense is hidden by `deleted_at`, like rows of the other tables. The right to delete rows
 * remains until no process of the previous version runs.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table expenses add column deleted_at timestamptz`.execute(db);
  await sql`drop view listed_expenses`.execute(db);
  await createListedViews(db, ['expenses']);
  await sql`drop index expenses_date`.execute(db);
  await sql`create index expenses_date on expenses (company_id, date_expense, company_expense_id)
    include (amount) where deleted_at is null`.execute(db);
  for (const name of ['expenses', 'expenses_total']) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`drop trigger ${sql.id(`tally_${name}_${event}`)} on expenses`.execute(db);
    }
  }
  const counted = 'deleted_at is null';
  await countRows(db, 'expenses', 'expenses', { counted });
  await countRows(db, 'expenses', 'expenses_total', { counted, adds: 'amount' });
}
