import { agedAccounts, cashDay, cashDays, moneyAge } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { entityList } from '../lists/entity-list.ts';
import { accounts } from './accounts.ts';

const none = sql`'' as search_text`;

/** The sum of the accounts that a column of {@link cashDay} shows. */
function closing(name: string) {
  const condition = name === 'earned' ? sql`type in ('income', 'expense')` : sql`account = ${sql.lit(name)}`;
  const sign = name === 'earned' ? sql`case type when 'expense' then -1 else 1 end *` : sql``;
  return sql`coalesce(sum(${sign} balance) filter (where ${condition}), 0)::bigint as ${sql.id(name)}`;
}

const columns = Object.keys(cashDay.fields).filter((name) => name !== 'day');

/**
 * The present balances less what the days since have changed: reads one row for each account of a driver or merchant and day
 * with a change, however many orders there are.
 */
export const cashDayList = entityList(cashDay, {
  from: (companyId) => sql`(
    with days as (
      select current_date - n as day from generate_series(0, ${cashDays - 1}::int) n
    ), present as (
      select account, sum(balance) as balance from book_accounts where company_id = ${companyId} group by 1
    ), changed as (
      select account, day, sum(amount) as amount from account_days
      where company_id = ${companyId} and day > current_date - ${cashDays - 1}::int group by 1, 2
    ), closed as (
      select d.day, a.account, a.type, a.sign * (p.balance - coalesce(sum(c.amount), 0)) as balance
      from days d cross join present p join ${accounts} on a.account = p.account
        left join changed c on c.account = p.account and c.day > d.day
      group by d.day, a.account, a.type, a.sign, p.balance
    )
    select ${companyId}::text as company_id, ${none}, d.day, ${sql.join(columns.map(closing))}
    from days d left join closed using (day) group by d.day)`,
});

/** A column of {@link moneyAge} with the age in days of its newest and oldest increases. */
const ages = [
  ['days_0_1', 0, 1],
  ['days_2_3', 2, 3],
  ['days_4_7', 4, 7],
] as const;

const names = ages.map(([name]) => name);

const aged = sql.join(agedAccounts.map((account) => sql.lit(account)));

function plus(terms: readonly string[]): RawBuilder<unknown> {
  return sql.join([sql`0`, ...terms.map((term) => sql`coalesce(${sql.id(term)}, 0)`)], sql` + `);
}

/** Amount up to each age: the sum of the increases of that time, at most the balance. */
const upTo = names.map(
  (_, at) => sql`least(balance, ${plus(names.slice(0, at + 1))}) as ${sql.id(`to_${at}`)}`,
);

export const moneyAgeList = entityList(moneyAge, {
  from: (companyId) => sql`(
    with grown as (
      select account, holder_id, ${sql.join(
        ages.map(
          ([
            name,
            newest,
            oldest,
          ]) => sql`sum(increase) filter (where day between current_date - ${sql.lit(oldest)}::int
            and current_date - ${sql.lit(newest)}::int) as ${sql.id(name)}`,
        ),
      )}
      from account_days where company_id = ${companyId} and day >= current_date - 7
        and account in (${aged}) group by 1, 2
    ), held as (
      select b.account, b.holder_id, a.sign * b.balance as balance from book_accounts b join ${accounts} on a.account = b.account
      where b.company_id = ${companyId} and b.account in (${aged})
        and a.sign * b.balance > 0
    ), made as (
      select account, balance, ${sql.join(upTo)} from held left join grown using (account, holder_id)
    )
    select ${companyId}::text as company_id, ${none}, a.account, coalesce(sum(balance), 0)::bigint as balance,
      coalesce(sum(to_0), 0)::bigint as days_0_1, coalesce(sum(to_1 - to_0), 0)::bigint as days_2_3,
      coalesce(sum(to_2 - to_1), 0)::bigint as days_4_7, coalesce(sum(balance - to_2), 0)::bigint as older
    from unnest(array[${aged}]) a (account)
      left join made on made.account = a.account group by a.account)`,
});
