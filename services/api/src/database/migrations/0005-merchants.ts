import { sql, type QueryExecutorProvider } from 'kysely';
import { indexSearch, searchColumn, countRows, recordBalances, auditChanges } from './table-parts.ts';

/** Merchants, their orders, and the history of deleted orders. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createMerchants(db);
  await createOrders(db);
  await createDeletedOrders(db);
}

async function createMerchants(db: QueryExecutorProvider) {
  await sql`
    create table merchants (
      company_id text not null references companies,
      merchant_id text not null,
      password text not null,
      full_name text not null,
      shop_name text not null,
      working_hours text not null,
      city text not null,
      phone text not null,
      email text not null,
      status text not null check (status in ('Active', 'InActive')),
      money_orders bigint not null default 0,
      account_created_at timestamptz not null default now(),
      deleted_at timestamptz,
      ${searchColumn([
        'merchant_id',
        'full_name',
        'shop_name',
        'city',
        'phone',
        'email',
        'working_hours',
        'status_text(status)',
        'money_text(money_orders)',
        'day_text(account_created_at)',
      ])},
      primary key (company_id, merchant_id)
    )`.execute(db);
  await sql`create unique index merchants_email on merchants (company_id, lower(email))
    where deleted_at is null`.execute(db);
  await sql`create unique index merchants_phone on merchants (company_id, phone) where deleted_at is null`.execute(
    db,
  );
  await sql`create index merchants_created on merchants (company_id, account_created_at, merchant_id)
    where deleted_at is null`.execute(db);
  await indexSearch(db, 'merchants');
  await auditChanges(db, 'merchants', 'merchant', ['merchant_id']);
  await recordBalances(db, 'merchants', 'merchant', ['money_orders']);
  await countRows(db, 'merchants', 'merchants', { counted: 'deleted_at is null' });
}

const orderColumns = sql`
  company_id text not null references companies,
  merchant_order_id text not null,
  merchant_id text not null,
  driver_id text,
  name_order text not null,
  name_shop text not null,
  city_order text not null,
  address_order text not null,
  name_customer text not null,
  phone_customer text not null,
  status text not null check (status in ('Pending', 'Accepted', 'Picked Up', 'In Transit', 'Delivered', 'Returned',
    'Cancelled')),
  total_price bigint not null check (total_price >= 0),
  type_payment text not null,
  date_order_start timestamptz not null default now(),
  date_order_delivery_customer timestamptz not null,
  date_order_delivery_customer_end timestamptz`;

const orderSearch = [
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
  'type_payment',
  'day_text(date_order_start)',
  'day_text(date_order_delivery_customer)',
  'day_text(date_order_delivery_customer_end)',
];

async function createOrders(db: QueryExecutorProvider) {
  await sql`
    create table orders (
      ${orderColumns},
      ${searchColumn(orderSearch)},
      primary key (company_id, merchant_order_id, merchant_id),
      foreign key (company_id, merchant_id) references merchants,
      foreign key (company_id, driver_id) references drivers
    )`.execute(db);
  const tail = sql`merchant_order_id, merchant_id`;
  await sql`create index orders_start on orders (company_id, date_order_start, ${tail})`.execute(db);
  await sql`create index orders_required on orders (company_id, date_order_delivery_customer, ${tail})`.execute(
    db,
  );
  await sql`create index orders_end on orders
    (company_id, (coalesce(date_order_delivery_customer_end, timestamptz '-infinity')), ${tail})`.execute(db);
  await sql`create index orders_ended on orders (company_id, date_order_delivery_customer_end, status)
    where date_order_delivery_customer_end is not null`.execute(db);
  await sql`create index orders_merchant on orders (company_id, merchant_id, date_order_start)`.execute(db);
  await sql`create index orders_driver on orders (company_id, driver_id)`.execute(db);
  await indexSearch(db, 'orders');
  await auditChanges(db, 'orders', 'order', ['merchant_order_id', 'merchant_id']);
  await countRows(db, 'orders', 'orders');
  await countRows(db, 'orders', 'orders_by_city', { by: 'city_order' });
}

async function createDeletedOrders(db: QueryExecutorProvider) {
  await sql`
    create table deleted_orders (
      ${orderColumns},
      timedeleted timestamptz not null default now(),
      from_deletion text not null,
      ${searchColumn([...orderSearch, 'from_deletion', 'day_text(timedeleted)'])},
      primary key (company_id, merchant_order_id, merchant_id)
    )`.execute(db);
  await sql`create index deleted_orders_time on deleted_orders
    (company_id, timedeleted, merchant_order_id, merchant_id)`.execute(db);
  await indexSearch(db, 'deleted_orders');
  await auditChanges(db, 'deleted_orders', 'deleted_order', ['merchant_order_id', 'merchant_id']);
  await countRows(db, 'deleted_orders', 'deleted_orders');
}
