import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, refreshListedView, replaceSearch } from './table-parts.ts';

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table orders add column end_reason text`.execute(db);
  await sql`alter table orders add column end_reason_text text`.execute(db);
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
  ]);
  await refreshListedView(db, 'orders');
  await auditRows(db, {
    table: 'orders',
    entity: 'order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'address_order',
      'city_order',
      'company_id',
      'date_order_delivery_customer',
      'date_order_delivery_customer_end',
      'date_order_start',
      'driver_id',
      'end_reason',
      'end_reason_text',
      'merchant_id',
      'merchant_order_id',
      'name_customer',
      'name_order',
      'name_shop',
      'note',
      'phone_customer',
      'status',
      'type_payment',
    ],
    amounts: ['total_price'],
  });
  await sql`alter table deleted_orders add column end_reason text`.execute(db);
  await sql`alter table deleted_orders add column end_reason_text text`.execute(db);
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
    'day_text(timedeleted)',
    'source_text(from_deletion)',
  ]);
  await refreshListedView(db, 'deleted_orders');
  await auditRows(db, {
    table: 'deleted_orders',
    entity: 'deleted_order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'address_order',
      'city_order',
      'company_id',
      'date_order_delivery_customer',
      'date_order_delivery_customer_end',
      'date_order_start',
      'driver_id',
      'end_reason',
      'end_reason_text',
      'from_deletion',
      'merchant_id',
      'merchant_order_id',
      'name_customer',
      'name_order',
      'name_shop',
      'note',
      'phone_customer',
      'status',
      'timedeleted',
      'type_payment',
    ],
    amounts: ['total_price'],
  });
}
