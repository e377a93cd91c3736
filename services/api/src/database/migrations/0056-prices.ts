import { sql, type QueryExecutorProvider } from 'kysely';
import { createPriceTables } from './price-tables.ts';
import { auditRows, refreshListedView } from './table-parts.ts';

const columns = [
  'area_order',
  'attempts',
  'city_order',
  'cod_quote',
  'collector',
  'company_id',
  'date_order_delivery_customer',
  'date_order_delivery_customer_end',
  'date_order_start',
  'driver_id',
  'end_reason',
  'merchant_id',
  'merchant_order_id',
  'moved_at',
  'name_order',
  'name_shop',
  'next_attempt_on',
  'parcel_code',
  'pieces',
  'place',
  'price_id',
  'quote_source',
  'status',
  'type_payment',
];

/** Orders keep the price that they were quoted; those of before have none. */
async function addQuote(
  db: QueryExecutorProvider,
  table: string,
  entity: string,
  further: readonly string[] = [],
) {
  await sql`alter table ${sql.table(table)} add column area_order text, add column fee_quote bigint check (fee_quote >= 0),
    add column return_quote bigint check (return_quote >= 0), add column second_quote bigint check (second_quote >= 0),
    add column cod_quote integer check (cod_quote between 0 and 10000),
    add column quote_source text check (quote_source in ('MerchantArea', 'MerchantCity', 'Area', 'City')), add column price_id bigint,
    add constraint ${sql.id(`${table}_whole_quote`)} check ((fee_quote is null) = (return_quote is null)
      and (fee_quote is null) = (quote_source is null)
      and (fee_quote is not null or (second_quote is null and cod_quote is null and price_id is null)))`.execute(
    db,
  );
  await refreshListedView(db, table);
  await auditRows(db, {
    table,
    entity,
    key: ['merchant_order_id', 'merchant_id'],
    columns: [...columns, ...further].toSorted(),
    amounts: ['fee_quote', 'return_quote', 'second_quote', 'total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
}

/** Prices by merchant and area, and the quotes of orders. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createPriceTables(db);
  await addQuote(db, 'orders', 'order');
  await addQuote(db, 'deleted_orders', 'deleted_order', ['from_deletion', 'timedeleted']);
}
