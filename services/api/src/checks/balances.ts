import type { BookAccount } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Check, Finding } from './check.ts';

/** Compares balances of a table's rows with the accounts that they project: by column, the account and its sign. */
export function checkBalances(
  table: string,
  holder: 'driver' | 'merchant',
  columns: Readonly<Record<string, readonly [BookAccount, 1 | -1]>>,
): Check {
  const id = sql.id(`${holder}_id`);
  const values = Object.entries(columns).map(
    ([column, [account, sign]]) =>
      sql`(${sql.lit(column)}, ${sql.lit(account)}, ${sql.lit(sign)} * ${sql.id(column)})`,
  );
  const accounts = Object.values(columns).map(([account]) => account);
  return async (tx) => {
    const { rows } = await sql<Finding>`
      with shown as (
        select company_id, ${id} as holder_id, v.name, v.account, v.balance
        from ${sql.table(table)} cross join lateral (values ${sql.join(values)}) v (name, account, balance)
      )
      select company_id as "companyId", format('%s of %s %s is %s JD, its account %s says %s JD.', s.name,
        ${sql.lit(holder)}::text, holder_id, coalesce(s.balance, 0) * 0.001, account, coalesce(a.balance, 0) * 0.001) as what
      from shown s full join (select * from book_accounts where account = any(${accounts})) a
        using (company_id, account, holder_id)
      where coalesce(s.balance, 0) <> coalesce(a.balance, 0)`.execute(tx);
    return rows;
  };
}
