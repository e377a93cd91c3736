import { sql, type QueryExecutorProvider } from 'kysely';
import { indexSearch, searchColumn, countRows, recordBalances, auditChanges } from './table-parts.ts';

/** Drivers, cars and cities. Amounts are fils. A hidden row has `deleted_at`. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createDrivers(db);
  await createCars(db);
  await createCities(db);
}

async function createDrivers(db: QueryExecutorProvider) {
  await sql`
    create table drivers (
      company_id text not null references companies,
      driver_id text not null,
      name_driver text not null,
      password_driver text not null,
      salary bigint not null check (salary >= 0),
      commission_driver bigint not null check (commission_driver >= 0),
      commission_return bigint not null check (commission_return >= 0),
      money_driver bigint not null default 0,
      money_orders bigint not null default 0,
      total_delivery_money bigint not null default 0,
      city_driver text not null,
      email_driver text not null,
      phone_driver text not null,
      status text not null check (status in ('Active', 'InActive')),
      created_account_driver timestamptz not null default now(),
      deleted_at timestamptz,
      ${searchColumn([
        'driver_id',
        'name_driver',
        'city_driver',
        'email_driver',
        'phone_driver',
        'status_text(status)',
        'day_text(created_account_driver)',
        ...[
          'salary',
          'commission_driver',
          'commission_return',
          'money_driver',
          'money_orders',
          'total_delivery_money',
        ].map((amount) => `money_text(${amount})`),
      ])},
      primary key (company_id, driver_id)
    )`.execute(db);
  await sql`create unique index drivers_email_driver on drivers (company_id, lower(email_driver))
    where deleted_at is null`.execute(db);
  await sql`create unique index drivers_phone_driver on drivers (company_id, phone_driver)
    where deleted_at is null`.execute(db);
  await sql`create index drivers_created on drivers (company_id, created_account_driver, driver_id)
    where deleted_at is null`.execute(db);
  await indexSearch(db, 'drivers');
  await auditChanges(db, 'drivers', 'driver', ['driver_id']);
  await recordBalances(db, 'drivers', 'driver', ['money_driver', 'money_orders', 'total_delivery_money']);
  await countRows(db, 'drivers', 'drivers', { counted: 'deleted_at is null' });
}

async function createCars(db: QueryExecutorProvider) {
  await sql`
    create table cars (
      company_id text not null references companies,
      car_id text not null,
      driver_id text,
      type_car text not null,
      model text not null,
      date_car_manufacture date not null,
      date_car_service_start date not null,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      ${searchColumn([
        'car_id',
        'driver_id',
        'type_car',
        'model',
        'day_text(date_car_manufacture)',
        'day_text(date_car_service_start)',
      ])},
      primary key (company_id, car_id),
      foreign key (company_id, driver_id) references drivers
    )`.execute(db);
  await sql`create index cars_created on cars (company_id, created_at, car_id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index cars_driver on cars (company_id, driver_id)`.execute(db);
  await indexSearch(db, 'cars');
  await auditChanges(db, 'cars', 'car', ['car_id']);
  await countRows(db, 'cars', 'cars', { counted: 'deleted_at is null' });
}

async function createCities(db: QueryExecutorProvider) {
  await sql`
    create table cities (
      company_id text not null references companies,
      country text not null,
      city text not null,
      delivery_type text not null,
      delivery_price bigint not null check (delivery_price >= 0),
      return_price bigint not null check (return_price >= 0),
      date_time timestamptz not null default now(),
      driver1_id text,
      driver2_id text,
      driver3_id text,
      deleted_at timestamptz,
      ${searchColumn([
        'country',
        'city',
        'delivery_type',
        'money_text(delivery_price)',
        'money_text(return_price)',
        'day_text(date_time)',
        'driver1_id',
        'driver2_id',
        'driver3_id',
      ])},
      primary key (company_id, country, city),
      foreign key (company_id, driver1_id) references drivers,
      foreign key (company_id, driver2_id) references drivers,
      foreign key (company_id, driver3_id) references drivers
    )`.execute(db);
  await sql`create index cities_created on cities (company_id, date_time, country, city)
    where deleted_at is null`.execute(db);
  await sql`create index cities_city on cities (company_id, city)`.execute(db);
  await indexSearch(db, 'cities');
  await auditChanges(db, 'cities', 'city', ['country', 'city']);
  await countRows(db, 'cities', 'cities', { counted: 'deleted_at is null' });
}
