import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { lineColumns } from './line-columns.ts';

/** An order whose end is taken back. */
interface ReversedOrder {
  merchant_order_id: string;
  merchant_id: string;
}

/**
 * Makes the line of an order's end unpaid, for a reversal, which removes it: a draft loses the line. The lines and the payout are
 * locked before counters, merchant and accounts.
 *
 * @throws ApiError `in_use` if the line is in an approved or a paid payout
 */
export async function releaseLine(tx: Tx, companyId: string, order: ReversedOrder): Promise<void> {
  const { merchant_order_id, merchant_id } = order;
  const ended = sql`(select posting_id from journals j join postings p using (company_id, journal_id)
    where j.company_id = ${companyId} and j.reference = ${merchant_order_id} and j.merchant_id = ${merchant_id}
      and j.kind in ('delivered', 'returned') and p.account = 'merchant_payable')`;
  await sql`select from unpaid_lines where company_id = ${companyId} and posting_id in ${ended} for update`.execute(
    tx,
  );
  const { rows } = await sql<{
    payout_id: number;
    status: string;
  }>`select p.payout_id, p.status from payouts p
    where p.company_id = ${companyId} and p.payout_id in (select payout_id from payout_lines
      where company_id = ${companyId} and is_live and posting_id in ${ended}) for no key update`.execute(tx);
  const payout = rows[0];
  // A cancellation that came first has freed the line.
  if (!payout || payout.status === 'Cancelled') return;
  const values = { payout: String(payout.payout_id) };
  if (payout.status === 'Paid') throw new ApiError('in_use', { message: 'orderIsPaidOut', values });
  if (payout.status === 'Approved') throw new ApiError('in_use', { message: 'orderIsInPayout', values });
  await sql`
    with freed as (delete from payout_lines where company_id = ${companyId} and payout_id = ${payout.payout_id}
        and posting_id in ${ended} and is_live returning *),
      less as (update payouts set lines = lines - 1, total = total - (select sum(amount) from freed)
        where company_id = ${companyId} and payout_id = ${payout.payout_id})
    insert into unpaid_lines (${lineColumns}) select ${lineColumns} from freed`.execute(tx);
}
