import { sql } from 'kysely';
import type { Check, Finding } from './check.ts';

/** Compares each balance of a table's rows with the entries that the ledger has of it. */
export function checkBalances(
  table: string,
  holder: 'driver' | 'merchant',
  accounts: readonly string[],
): Check {
  const id = sql.id(`${holder}_id`);
  const values = accounts.map((account) => sql`(${sql.lit(account)}, ${sql.id(account)})`);
  return async (tx) => {
    const { rows } = await sql<Finding>`
      with accounts as (
        select company_id, ${id} as holder_id, a.account, a.amount
        from ${sql.table(table)} cross join lateral (values ${sql.join(values)}) a (account, amount)
      ), booked as (
        select company_id, holder_id, account, sum(delta) as amount from ledger
        where holder = ${sql.lit(holder)} group by 1, 2, 3
      )
      select company_id as "companyId", format('%s of %s %s is %s JD, its ledger says %s JD.', account,
        ${sql.lit(holder)}::text, holder_id, coalesce(a.amount, 0) * 0.001, coalesce(b.amount, 0) * 0.001) as what
      from accounts a full join booked b using (company_id, holder_id, account)
      where coalesce(a.amount, 0) <> coalesce(b.amount, 0)`.execute(tx);
    return rows;
  };
}
