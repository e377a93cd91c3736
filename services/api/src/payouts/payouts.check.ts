import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares each merchant's balance with what is unpaid: unpaid lines, and lines of payouts that are open. */
export async function checkUnpaid(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with lines as (
      select company_id, merchant_id, amount from unpaid_lines
      union all
      select company_id, l.merchant_id, l.amount from payout_lines l join payouts p using (company_id, payout_id)
      where p.status in ('Draft', 'Approved')
    ), unpaid as (select company_id, merchant_id, sum(amount) as amount from lines group by 1, 2),
    owed as (select company_id, holder_id as merchant_id, -balance as amount from book_accounts where account = 'merchant_payable')
    select company_id as "companyId", format('Merchant %s is owed %s JD, unpaid lines say %s JD.', merchant_id,
      coalesce(o.amount, 0) * 0.001, coalesce(u.amount, 0) * 0.001) as what
    from owed o full join unpaid u using (company_id, merchant_id) where coalesce(o.amount, 0) <> coalesce(u.amount, 0)`.execute(
    tx,
  );
  return rows;
}

/** Compares each payout with its lines and its posting, and its opening with the closing of the one before. */
export async function checkPayouts(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with sums as (
      select company_id, payout_id, count(*) as lines, sum(amount) as total, bool_and(is_live) as live from payout_lines group by 1, 2
    ), posted as (
      select p.company_id, p.journal_id, sum(p.amount) as total, -max(p.balance) as closing
      from payouts y join postings p using (company_id, journal_id)
      where y.journal_id > 0 and p.account = 'merchant_payable' group by 1, 2
    ), chained as (
      select company_id, payout_id, lag(closing, 1, 0::bigint) over (partition by company_id, merchant_id order by journal_id) as opening
      from payouts where journal_id > 0
    )
    select company_id as "companyId", format('Payout %s differs from its lines.', payout_id) as what
    from payouts p full join sums s using (company_id, payout_id)
    where p.payout_id is null or coalesce(s.lines, 0) <> p.lines or coalesce(s.total, 0) <> p.total
      or coalesce(s.live, p.status <> 'Cancelled') <> (p.status <> 'Cancelled')
    union all
    select company_id, format('Payout %s differs from its posting.', payout_id)
    from payouts p left join posted j using (company_id, journal_id)
    where p.journal_id > 0 and (j.total is distinct from p.total or j.closing is distinct from p.closing)
    union all
    select company_id, format('Payout %s does not open with the closing of the one before.', payout_id)
    from payouts p join chained c using (company_id, payout_id) where c.opening <> p.opening
    union all
    select company_id, format('Posting %s is unpaid and in payout %s.', posting_id, payout_id)
    from unpaid_lines join payout_lines l using (company_id, posting_id) where l.is_live`.execute(tx);
  return rows;
}
