import { sql, type QueryExecutorProvider } from 'kysely';

/** Lists read these tables through views of their own, such as `journal_lines` and `handover_lines`. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`drop view listed_postings, listed_held_orders, listed_handover_orders, listed_unpaid_lines,
    listed_payout_lines`.execute(db);
}
