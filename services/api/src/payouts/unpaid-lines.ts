import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Columns of a line, unpaid or in a payout. */
export const lineColumns = sql.raw(
  'company_id, posting_id, journal_id, merchant_id, kind, reference, happened_at, fee, amount',
);

/**
 * Makes lines of a payout unpaid again.
 *
 * @param parts Common table expressions: `freed` has the lines.
 */
export async function freeLines(tx: Tx, parts: RawBuilder<unknown>): Promise<void> {
  await sql`with ${parts} insert into unpaid_lines (${lineColumns}) select ${lineColumns} from freed`.execute(
    tx,
  );
}
