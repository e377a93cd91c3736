import { sql, type QueryExecutorProvider } from 'kysely';
import { createView } from './create-view.ts';
import { isolateTenants, listRows } from './table-parts.ts';

/** Files of orders, and the orders that their rows became: a row is added once, however often its file is imported. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table order_imports (
      company_id text not null references companies,
      import_id bigint not null,
      created_at timestamptz not null default clock_timestamp(),
      fingerprint text not null,
      file_name text not null,
      merchant_id text,
      person text not null default coalesce(current_setting('app.person', true), ''),
      row_count integer not null,
      state text not null default 'Added' check (state in ('Added', 'Discarded')),
      primary key (company_id, import_id),
      foreign key (company_id, merchant_id) references merchants
    )`.execute(db);
  // A discarded file may be imported again.
  await sql`create unique index order_imports_file on order_imports (company_id, fingerprint, coalesce(merchant_id, ''))
    where state = 'Added'`.execute(db);
  await sql`
    create table order_import_rows (
      company_id text not null references companies,
      import_id bigint not null,
      row_number integer not null,
      merchant_order_id text not null,
      merchant_id text not null,
      primary key (company_id, import_id, row_number),
      foreign key (company_id, import_id) references order_imports
    )`.execute(db);
  await isolateTenants(db, 'order_imports', 'select, insert, update');
  await isolateTenants(db, 'order_import_rows', 'select, insert');
  for (const table of ['order_imports', 'order_import_rows']) await listRows(db, table);
  await createView(
    db,
    'imports_of_orders',
    sql`select i.*, r.orders, fold_text(i.file_name || ' ' || coalesce(i.merchant_id, '') || ' ' || i.person) as search_text
    from order_imports i
    left join lateral (
      select count(*) as orders from order_import_rows r
      where r.company_id = i.company_id and r.import_id = i.import_id) r on true
    where i.company_id = current_setting('app.company_id', true)`,
  );
}
