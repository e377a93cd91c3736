import { sql } from 'kysely';

/** Columns of a line, unpaid or in a payout. */
export const lineColumns = sql.raw(
  'company_id, posting_id, journal_id, merchant_id, kind, reference, happened_at, fee, amount',
);
