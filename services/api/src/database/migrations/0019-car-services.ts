import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, countRows, indexSearch, isolateTenants, listRows, searchColumn } from './table-parts.ts';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create table car_services (company_id text not null references companies,
service_id text not null,
car_id text not null,
serviced_on date not null,
odometer integer not null,
cost bigint not null,
description text not null,
created_at timestamp with time zone not null,
deleted_at timestamptz,
${searchColumn(['service_id', 'car_id', 'day_text(serviced_on)', 'odometer::text', 'money_text(cost)', 'description'])},
primary key (company_id, service_id),
foreign key (company_id, car_id) references cars)`.execute(db);
  await sql`create index car_services_created_at on car_services (company_id, created_at, service_id) where deleted_at is null`.execute(
    db,
  );
  await indexSearch(db, 'car_services');
  await isolateTenants(db, 'car_services', 'select, insert, update');
  await listRows(db, 'car_services');
  await countRows(db, 'car_services', 'car_services', { counted: 'deleted_at is null' });
  await auditRows(db, {
    table: 'car_services',
    entity: 'car_service',
    key: ['service_id'],
    columns: [
      'car_id',
      'company_id',
      'created_at',
      'deleted_at',
      'description',
      'odometer',
      'service_id',
      'serviced_on',
    ],
    amounts: ['cost'],
  });
}
