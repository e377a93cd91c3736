import { sql, type QueryExecutorProvider } from 'kysely';

const orderColumns = [
  'name_order',
  'name_shop',
  'city_order',
  'address_order',
  'name_customer',
  'phone_customer',
  'status',
  'total_price',
  'type_payment',
] as const;

/** Orders are numerous and sortable by each column, so each column has an index for its pages. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const tail = sql`merchant_order_id, merchant_id`;
  for (const name of orderColumns) {
    await sql`create index ${sql.id(`orders_${name}`)} on orders (company_id, ${sql.id(name)}, ${tail})`.execute(
      db,
    );
  }
  await sql`create index orders_of_driver on orders (company_id, (coalesce(driver_id, '')), ${tail})`.execute(
    db,
  );
  await sql`create index orders_of_merchant on orders (company_id, merchant_id, merchant_order_id)`.execute(
    db,
  );
  await sql`create index ledger_entries on ledger (company_id, holder, holder_id, entry_id)`.execute(db);
}
