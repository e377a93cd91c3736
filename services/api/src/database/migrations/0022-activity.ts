import { sql, type QueryExecutorProvider } from 'kysely';
import { refreshListedView } from './table-parts.ts';

/** Lists with deleted rows, their order, and their key. */
const hidden = [
  ['drivers', 'created_account_driver, driver_id'],
  ['merchants', 'account_created_at, merchant_id'],
  ['cars', 'created_at, car_id'],
  ['car_services', 'created_at, service_id'],
  ['cities', 'date_time, country, city'],
  ['expenses', 'date_expense, company_expense_id'],
] as const;

/**
 * Pages of the audit log by time, by kind of record, by record and by actor read their own rows alone, as do pages of deleted
 * rows. Most changes are made by accounts, whose pages the index by time serves.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table audit add column actor text not null generated always as (case admin_id when 'system' then 'system'
    when '' then 'visitor' else 'account' end) stored`.execute(db);
  await refreshListedView(db, 'audit');
  await sql`drop index audit_entity`.execute(db);
  await sql`create index audit_entity on audit (company_id, entity, happened_at, entry_id)`.execute(db);
  await sql`create index audit_record on audit (company_id, entity, entity_key, happened_at, entry_id)`.execute(
    db,
  );
  await sql`create index audit_actor on audit (company_id, actor, happened_at, entry_id) where actor <> 'account'`.execute(
    db,
  );
  for (const [table, order] of hidden)
    await sql`create index ${sql.id(`${table}_deleted`)} on ${sql.table(table)} (company_id, ${sql.raw(order)})
      where deleted_at is not null`.execute(db);
}
