import { sql, type QueryExecutorProvider } from 'kysely';

/** An index finds the ledger entries of an order by its id, before the order is deleted. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index ledger_reference on ledger (company_id, reference)`.execute(db);
}
