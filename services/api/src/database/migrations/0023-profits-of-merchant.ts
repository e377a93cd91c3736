import { sql, type QueryExecutorProvider } from 'kysely';

/** An index finds the latest profits of a merchant. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index profits_merchant on profits (company_id, merchant_id, profit_date, merchant_order_id)`.execute(
    db,
  );
}
