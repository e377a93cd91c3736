import { sql } from 'kysely';

const citiesShown = 10;

/** First days of the company's day, week (Saturday first) and month, as the keys of counters; transactions run in its time zone. */
const periods = sql`
  select to_char(current_date, 'YYYY-MM-DD') as today,
    to_char(current_date - (extract(dow from current_date)::int + 1) % 7, 'YYYY-MM-DD') as week,
    to_char(date_trunc('month', current_date), 'YYYY-MM-DD') as month`;

/** Counters of each day since the earlier of the week's and the month's first. */
function days(companyId: string, names: readonly string[]) {
  return sql`select name, key, amount from tallies
    where company_id = ${companyId} and name in (${sql.join(names.map((name) => sql.lit(name)))})
      and key >= least(p.week, p.month)`;
}

/** The sum of a counter since a period's first day. */
function since(period: 'today' | 'week' | 'month', name: string) {
  return sql`coalesce(sum(amount) filter (where name = ${sql.lit(name)} and key >= p.${sql.id(period)}), 0)`;
}

function counter(companyId: string, name: string) {
  return sql`coalesce((select amount from tallies where company_id = ${companyId} and name = ${name} and key = ''), 0)`;
}

/** The dashboard's counts as one JSON text, in one statement answered from counters. */
export function summaryQuery(companyId: string) {
  return sql<{ summary: string }>`
    select json_build_object(
      'orders_today', o.today, 'orders_week', o.week, 'orders_month', o.month,
      'total_merchants', ${counter(companyId, 'merchants')},
      'total_drivers', ${counter(companyId, 'drivers')},
      'top_cities_orders', coalesce((select json_agg(c) from (
        select key as city_order, amount as total_orders from tallies
        where company_id = ${companyId} and name = 'orders_by_city' and amount > 0
        order by amount desc, key limit ${citiesShown}) c), '[]')
    )::text as summary
    from (${periods}) p cross join lateral (
      select ${since('today', 'orders_by_day')} as today, ${since('week', 'orders_by_day')} as week,
        ${since('month', 'orders_by_day')} as month
      from (${days(companyId, ['orders_by_day'])}) d) o`;
}

/** The profit summary as one JSON text, in JD. */
export function profitQuery(companyId: string) {
  const all = {
    profits: counter(companyId, 'profits_total'),
    expenses: counter(companyId, 'expenses_total'),
  };
  return sql<{ summary: string }>`
    select json_build_object(
      'AllprofitsToday', d.earned_today * 0.001, 'AllprofitsThisWeek', d.earned_week * 0.001,
      'AllprofitsThisMonth', d.earned_month * 0.001,
      'totalMoney_profits_all', ${all.profits} * 0.001,
      'totalExpensesToday', d.spent_today * 0.001, 'totalExpensesThisWeek', d.spent_week * 0.001,
      'totalExpensesThisMonth', d.spent_month * 0.001, 'totalAmount_Expenses_all', ${all.expenses} * 0.001,
      'Total_Profits_All_After_Amount_Expenses_Today', (d.earned_today - d.spent_today) * 0.001,
      'Total_Profits_All_After_Amount_Expenses_Week', (d.earned_week - d.spent_week) * 0.001,
      'Total_Profits_All_After_Amount_Expenses_Month', (d.earned_month - d.spent_month) * 0.001,
      'Total_Profits_All_After_Amount_Expenses', (${all.profits} - ${all.expenses}) * 0.001,
      'delivered_today', d.delivered_today, 'delivered_this_week', d.delivered_week,
      'Count_Returned_Cancelled__Today', d.ended_today,
      'totalMoneyDriver', (select coalesce(sum(money_driver), 0) * 0.001 from drivers
        where company_id = ${companyId} and deleted_at is null),
      'total_Money_orders_All_Merchants', (select coalesce(sum(money_orders), 0) * 0.001 from merchants
        where company_id = ${companyId} and deleted_at is null),
      'totalCars', ${counter(companyId, 'cars')}, 'totalCitys', ${counter(companyId, 'cities')},
      'End_Sub_Date', c.end_subscription, 'Payment_now', c.payment * 0.001
    )::text as summary
    from (${periods}) p
    join companies c on c.company_id = ${companyId}
    cross join lateral (
      select ${since('today', 'profits_by_day')} as earned_today, ${since('week', 'profits_by_day')} as earned_week,
        ${since('month', 'profits_by_day')} as earned_month,
        ${since('today', 'expenses_by_day')} as spent_today, ${since('week', 'expenses_by_day')} as spent_week,
        ${since('month', 'expenses_by_day')} as spent_month,
        ${since('today', 'delivered_by_day')} as delivered_today,
        ${since('week', 'delivered_by_day')} as delivered_week, ${since('today', 'ended_by_day')} as ended_today
      from (${days(companyId, ['profits_by_day', 'expenses_by_day', 'delivered_by_day', 'ended_by_day'])}) d) d`;
}
