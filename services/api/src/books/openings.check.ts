import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares opening money with what journals of openings have posted since it was entered. */
export async function checkOpenings(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select company_id as "companyId", format('Opening money of %s %s is %s JD, its journals say %s JD.', account, holder_id,
      o.amount * 0.001, p.amount * 0.001) as what
    from opening_balances o cross join lateral (
      select coalesce(sum(case p.account when 'merchant_payable' then -p.amount else p.amount end), 0) as amount
      from postings p join journals j using (company_id, journal_id)
      where p.company_id = o.company_id and p.account = o.account and p.holder_id = o.holder_id and j.kind = 'opening'
        and j.happened_at >= o.created_at) p
    where p.amount <> o.amount`.execute(tx);
  return rows;
}
