import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { refuseDeletedHolders } from './deleted-holders.ts';
import { byLockOrder, holdersOf, type JournalLine } from './post-journal.ts';
import { requireCash } from './require-cash.ts';

/**
 * Posts the postings of a journal with the opposite sign to the one that reverses it.
 *
 * @throws ApiError `in_use` if its driver or merchant is deleted
 */
export async function mirrorPostings(
  tx: Tx,
  companyId: string,
  journalId: number,
  reversal: number,
): Promise<void> {
  const { rows } = await sql<Pick<JournalLine, 'account' | 'holder'>>`
    insert into postings (company_id, journal_id, account, holder_id, amount)
    select company_id, ${reversal}::bigint, account, holder_id, -amount from postings
    where company_id = ${companyId} and journal_id = ${journalId} order by ${byLockOrder('account', 'holder_id')}
    returning account, holder_id as holder`.execute(tx);
  await refuseDeletedHolders(tx, companyId, holdersOf(rows));
}

/** Adds the journal that reverses another, and returns its number. The caller has locked the rows of drivers and merchants. */
export async function reverseJournal(
  tx: Tx,
  companyId: string,
  journalId: number,
  reason: string,
  mayOverdraw = false,
): Promise<number> {
  const { rows } = await sql<{ journal_id: number }>`
    insert into journals (company_id, kind, reference, merchant_id, reason, reverses)
    select company_id, 'reversal', reference, merchant_id, ${reason}, journal_id from journals
    where company_id = ${companyId} and journal_id = ${journalId} returning journal_id`.execute(tx);
  const reversal = rows[0]?.journal_id ?? 0;
  await mirrorPostings(tx, companyId, journalId, reversal);
  if (!mayOverdraw) await requireCash(tx, companyId, reversal);
  return reversal;
}
