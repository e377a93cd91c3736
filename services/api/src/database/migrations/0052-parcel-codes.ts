import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, refreshListedView, replaceSearch } from './table-parts.ts';

/** A code has nine digits and GS1's check digit: weights 3 and 1 from the right. */
async function createCodes(db: QueryExecutorProvider) {
  await sql`
    create function parcel_code(number bigint) returns text language sql immutable strict as $$
      select digits || (10 - sum(substr(digits, place, 1)::int * case when place % 2 = 1 then 3 else 1 end) % 10) % 10
        from (select lpad(number::text, 9, '0') as digits) n, generate_series(1, 9) place group by digits
    $$`.execute(db);
  await sql`create sequence parcel_numbers`.execute(db);
  // A code says nothing of the number of parcels. 387420489 has no factor in common with 1000000000: each number comes once.
  await sql`
    create function next_parcel_code() returns text language sql volatile as
      $$ select parcel_code(nextval('parcel_numbers') * 387420489 % 1000000000) $$`.execute(db);
  await sql`grant usage on sequence parcel_numbers to tawseel_app`.execute(db);
}

/** Present orders get codes by one rewrite of their table, which is no change of theirs for the audit log. */
async function addParcel(db: QueryExecutorProvider, table: string) {
  const name = sql.id(table);
  await sql`alter table ${name} add column parcel_code text not null default next_parcel_code()`.execute(db);
  await sql`alter table ${name} add column pieces integer not null default 1 check (pieces between 1 and 99)`.execute(
    db,
  );
  await sql`create unique index ${sql.id(`${table}_parcel_code`)} on ${name} (company_id, parcel_code)`.execute(
    db,
  );
}

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createCodes(db);
  await addParcel(db, 'orders');
  await replaceSearch(db, 'orders', [
    'merchant_order_id',
    'merchant_id',
    'driver_id',
    'name_order',
    'name_shop',
    'city_order',
    'address_order',
    'name_customer',
    'phone_customer',
    'status_text(status)',
    'money_text(total_price)',
    'payment_text(type_payment)',
    'day_text(date_order_start)',
    'day_text(date_order_delivery_customer)',
    'day_text(date_order_delivery_customer_end)',
    'note',
    'end_reason',
    'end_reason_text',
    'parcel_code',
  ]);
  await refreshListedView(db, 'orders');
  await auditRows(db, {
    table: 'orders',
    entity: 'order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'city_order',
      'collector',
      'company_id',
      'date_order_delivery_customer',
      'date_order_delivery_customer_end',
      'date_order_start',
      'driver_id',
      'end_reason',
      'merchant_id',
      'merchant_order_id',
      'name_order',
      'name_shop',
      'parcel_code',
      'pieces',
      'status',
      'type_payment',
    ],
    amounts: ['total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
  await addParcel(db, 'deleted_orders');
  await replaceSearch(db, 'deleted_orders', [
    'merchant_order_id',
    'merchant_id',
    'driver_id',
    'name_order',
    'name_shop',
    'city_order',
    'address_order',
    'name_customer',
    'phone_customer',
    'status_text(status)',
    'money_text(total_price)',
    'payment_text(type_payment)',
    'day_text(date_order_start)',
    'day_text(date_order_delivery_customer)',
    'day_text(date_order_delivery_customer_end)',
    'note',
    'end_reason',
    'end_reason_text',
    'parcel_code',
    'day_text(timedeleted)',
    'source_text(from_deletion)',
  ]);
  await refreshListedView(db, 'deleted_orders');
  await auditRows(db, {
    table: 'deleted_orders',
    entity: 'deleted_order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'city_order',
      'collector',
      'company_id',
      'date_order_delivery_customer',
      'date_order_delivery_customer_end',
      'date_order_start',
      'driver_id',
      'end_reason',
      'from_deletion',
      'merchant_id',
      'merchant_order_id',
      'name_order',
      'name_shop',
      'parcel_code',
      'pieces',
      'status',
      'timedeleted',
      'type_payment',
    ],
    amounts: ['total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
  // Backups keep the last value of a sequence that a column owns.
  await sql`alter sequence parcel_numbers owned by orders.parcel_code`.execute(db);
}
