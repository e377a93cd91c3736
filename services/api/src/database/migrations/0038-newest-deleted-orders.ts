import { sql, type QueryExecutorProvider } from 'kysely';

/** The proposal of an order's id follows the newest order, deleted ones included, of a merchant or of the company. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index deleted_orders_start on deleted_orders (company_id, date_order_start)`.execute(db);
  await sql`create index deleted_orders_merchant on deleted_orders (company_id, merchant_id, date_order_start)`.execute(
    db,
  );
}
