import { attentionDays, countLimit, trendDays } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { lateOrder, unassignedOrder } from '../open-orders/attention.ts';

const named = 3;

/** Number of the orders that match, up to the limit: the time does not grow with them. */
function countOf(companyId: string, condition: RawBuilder<unknown>) {
  return sql`(select count(*) from (select from orders o
    where o.company_id = ${companyId} and ${condition} limit ${countLimit}) counted)`;
}

/** Amounts or counts of the last days, the present one last. */
function trend(companyId: string, counter: string, unit = sql`1`) {
  return sql`(select json_agg(coalesce(c.amount, 0) * ${unit} order by day)
    from generate_series(0, ${trendDays - 1}::int) day
    left join tallies c on c.company_id = ${companyId} and c.name = ${sql.lit(counter)}
      and c.key = to_char(current_date - ${trendDays - 1}::int + day, 'YYYY-MM-DD'))`;
}

/** The rows of a table with the largest balances above 0, and the sum of all balances, as other figures of the company have it. */
function balances(companyId: string, table: 'drivers' | 'merchants', id: string, name: string) {
  const rows = sql`from ${sql.table(table)} where company_id = ${companyId} and deleted_at is null`;
  return sql`json_build_object(
    'total', (select coalesce(sum(money_orders), 0) * 0.001 ${rows}),
    'most', (select coalesce(json_agg(b), '[]') from (
      select ${sql.id(id)} as id, ${sql.id(name)} as name, money_orders * 0.001 as amount ${rows} and money_orders > 0
      order by money_orders desc limit ${named}) b))`;
}

/** Matters that wait for the administrator, and trends of figures, as one JSON text. One statement, answered from indexes. */
export function attentionQuery(companyId: string) {
  return sql<{ summary: string }>`
    select json_build_object(
      'unassigned_orders', ${countOf(companyId, unassignedOrder(sql`o`))},
      'late_orders', ${countOf(companyId, lateOrder(sql`o`))},
      'drivers', ${balances(companyId, 'drivers', 'driver_id', 'name_driver')},
      'merchants', ${balances(companyId, 'merchants', 'merchant_id', 'full_name')},
      'endings', (select coalesce(json_agg(e), '[]') from (
        select kind, id, date, date - current_date as days from (
          select 'subscription' as kind, company_id as id, end_subscription as date
          from companies where company_id = ${companyId}
          union all select 'contract', contract_id::text, service_end_date
          from contracts where company_id = ${companyId} and lower(status) = 'active') ending
        where date <= current_date + ${attentionDays}::int order by date, kind limit ${named}) e),
      'trends', json_build_object(
        'orders', ${trend(companyId, 'orders_by_day')},
        'delivered', ${trend(companyId, 'delivered_by_day')},
        'profits', ${trend(companyId, 'profits_by_day', sql`0.001`)},
        'expenses', ${trend(companyId, 'expenses_by_day', sql`0.001`)})
    )::text as summary`;
}
