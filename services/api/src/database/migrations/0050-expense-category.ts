import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, refreshListedView, replaceSearch } from './table-parts.ts';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table expenses add column category text`.execute(db);
  await replaceSearch(db, 'expenses', [
    'company_expense_id::text',
    'description',
    'quantity::text',
    'money_text(amount)',
    'day_text(date_expense)',
    'category',
  ]);
  await refreshListedView(db, 'expenses');
  await auditRows(db, {
    table: 'expenses',
    entity: 'expense',
    key: ['company_expense_id'],
    columns: [
      'category',
      'company_expense_id',
      'company_id',
      'date_expense',
      'deleted_at',
      'description',
      'quantity',
    ],
    amounts: ['amount'],
  });
}
