import { sql } from 'kysely';

const citiesShown = 10;

/** Starts of the company's day, week (Saturday first) and month; transactions run in its time zone. */
const periods = sql`
  select current_date::timestamptz as today,
    (current_date - (extract(dow from current_date)::int + 1) % 7)::timestamptz as week,
    date_trunc('month', current_date)::timestamptz as month`;

function counter(companyId: string, name: string) {
  return sql`coalesce((select amount from tallies where company_id = ${companyId} and name = ${name} and key = ''), 0)`;
}

/** The dashboard's counts as one JSON text, in one statement answered from indexes and row counters. */
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
      select count(*) filter (where date_order_start >= p.today) as today,
        count(*) filter (where date_order_start >= p.week) as week,
        count(*) filter (where date_order_start >= p.month) as month
      from orders where company_id = ${companyId} and date_order_start >= least(p.week, p.month)) o`;
}

/** The profit summary as one JSON text, in JD. */
export function profitQuery(companyId: string) {
  const all = {
    profits: counter(companyId, 'profits_total'),
    expenses: counter(companyId, 'expenses_total'),
  };
  return sql<{ summary: string }>`
    select json_build_object(
      'AllprofitsToday', r.today * 0.001, 'AllprofitsThisWeek', r.week * 0.001, 'AllprofitsThisMonth', r.month * 0.001,
      'totalMoney_profits_all', ${all.profits} * 0.001,
      'totalExpensesToday', e.today * 0.001, 'totalExpensesThisWeek', e.week * 0.001,
      'totalExpensesThisMonth', e.month * 0.001, 'totalAmount_Expenses_all', ${all.expenses} * 0.001,
      'Total_Profits_All_After_Amount_Expenses_Today', (r.today - e.today) * 0.001,
      'Total_Profits_All_After_Amount_Expenses_Week', (r.week - e.week) * 0.001,
      'Total_Profits_All_After_Amount_Expenses_Month', (r.month - e.month) * 0.001,
      'Total_Profits_All_After_Amount_Expenses', (${all.profits} - ${all.expenses}) * 0.001,
      'delivered_today', r.delivered_today, 'delivered_this_week', r.delivered_week,
      'Count_Returned_Cancelled__Today', (select count(*) from orders where company_id = ${companyId}
        and date_order_delivery_customer_end >= p.today and status in ('Returned', 'Cancelled')),
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
      select coalesce(sum(delivery_price) filter (where profit_date >= p.today), 0) as today,
        coalesce(sum(delivery_price) filter (where profit_date >= p.week), 0) as week,
        coalesce(sum(delivery_price) filter (where profit_date >= p.month), 0) as month,
        count(*) filter (where profit_date >= p.today and order_status = 'Delivered') as delivered_today,
        count(*) filter (where profit_date >= p.week and order_status = 'Delivered') as delivered_week
      from profits where company_id = ${companyId} and profit_date >= least(p.week, p.month)) r
    cross join lateral (
      select coalesce(sum(amount) filter (where date_expense >= p.today), 0) as today,
        coalesce(sum(amount) filter (where date_expense >= p.week), 0) as week,
        coalesce(sum(amount) filter (where date_expense >= p.month), 0) as month
      from expenses where company_id = ${companyId} and deleted_at is null and date_expense >= least(p.week, p.month)) e`;
}
