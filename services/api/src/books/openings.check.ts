import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares opening money with what the journals of openings have posted. */
export async function checkOpenings(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with posted as (
      select p.company_id, p.account, p.holder_id, sum(case p.account when 'merchant_payable' then -p.amount else p.amount end) as amount
      from journals j join postings p using (company_id, journal_id)
      where j.kind = 'opening' and p.account in ('cash_box', 'bank', 'driver_cash', 'merchant_payable') group by 1, 2, 3
    )
    select company_id as "companyId", format('Opening money of %s %s is %s JD, its journals say %s JD.', account, holder_id,
      coalesce(o.amount, 0) * 0.001, coalesce(p.amount, 0) * 0.001) as what
    from opening_balances o full join posted p using (company_id, account, holder_id)
    where coalesce(o.amount, 0) <> coalesce(p.amount, 0)`.execute(tx);
  return rows;
}
