import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, indexSearch, isolateTenants, listRows, searchColumn } from './table-parts.ts';

/** Opening money as people entered it: what each account had before the books began. Journals post its changes. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table opening_balances (
      company_id text not null references companies,
      account text not null check (account in ('cash_box', 'bank', 'driver_cash', 'merchant_payable')),
      holder_id text not null,
      holder_name text not null,
      amount bigint not null,
      reason text not null,
      created_at timestamptz not null default clock_timestamp(),
      ${searchColumn(['account', 'holder_id', 'holder_name', 'money_text(amount)', 'reason'])},
      primary key (company_id, account, holder_id)
    )`.execute(db);
  await indexSearch(db, 'opening_balances');
  await isolateTenants(db, 'opening_balances', 'select, insert, update');
  await listRows(db, 'opening_balances');
  await auditRows(db, {
    table: 'opening_balances',
    entity: 'opening_balance',
    key: ['account', 'holder_id'],
    columns: ['account', 'company_id', 'created_at', 'holder_id', 'holder_name', 'reason'],
    amounts: ['amount'],
  });
}
