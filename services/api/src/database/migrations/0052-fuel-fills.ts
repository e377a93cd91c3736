import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, countRows, indexSearch, isolateTenants, listRows, searchColumn } from './table-parts.ts';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table fuel_fills (company_id text not null references companies,
fill_id text not null,
car_id text not null,
filled_on date not null,
cost bigint not null,
created_at timestamp with time zone not null default now(),
deleted_at timestamptz,
${searchColumn(['fill_id', 'car_id', 'day_text(filled_on)', 'money_text(cost)'])},
primary key (company_id, fill_id),
foreign key (company_id, car_id) references cars)`.execute(db);
  await sql`create index fuel_fills_created_at on fuel_fills (company_id, created_at, fill_id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index fuel_fills_deleted on fuel_fills (company_id, created_at, fill_id) where deleted_at is not null`.execute(
    db,
  );
  await indexSearch(db, 'fuel_fills');
  await isolateTenants(db, 'fuel_fills', 'select, insert, update');
  await listRows(db, 'fuel_fills');
  await countRows(db, 'fuel_fills', 'fuel_fills', { counted: 'deleted_at is null' });
  await auditRows(db, {
    table: 'fuel_fills',
    entity: 'fuel_fill',
    key: ['fill_id'],
    columns: ['car_id', 'company_id', 'created_at', 'deleted_at', 'fill_id', 'filled_on'],
    amounts: ['cost'],
  });
}
