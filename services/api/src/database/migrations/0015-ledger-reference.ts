import { sql, type QueryExecutorProvider } from 'kysely';

/** The ledger entries of an order are found by its id, before the order is deleted. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index ledger_reference on ledger (company_id, reference)`.execute(db);
}
