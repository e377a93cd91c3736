import { sql, type QueryExecutorProvider } from 'kysely';
import { createListedViews, indexSearch, searchColumn } from './table-parts.ts';

/**
 * The search also finds an order's payment type, and the author of its deletion, by their labels in either
 * language.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function payment_text(payment text) returns text language sql immutable parallel safe as $$
      select payment || ' ' || case payment
        when 'Cash' then 'نقدًا' when 'CliQ' then 'كليك' when 'Card' then 'بطاقة' else '' end
    $$`.execute(db);
  await sql`
    create function source_text(source text) returns text language sql immutable parallel safe as $$
      select source || ' ' || case source when 'admin' then 'Administrator المسؤول' else '' end
    $$`.execute(db);
  await searchOrders(db, 'orders', []);
  await searchOrders(db, 'deleted_orders', ['source_text(from_deletion)', 'day_text(timedeleted)']);
}

async function searchOrders(db: QueryExecutorProvider, table: string, more: readonly string[]) {
  const on = sql.table(table);
  // The view has all columns, so it is dropped while one is created again.
  await sql`drop view ${sql.table(`listed_${table}`)}`.execute(db);
  await sql`alter table ${on} drop column search_text`.execute(db);
  await sql`alter table ${on} add column ${searchColumn([
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
    ...more,
  ])}`.execute(db);
  await indexSearch(db, table);
  await createListedViews(db, [table]);
}
