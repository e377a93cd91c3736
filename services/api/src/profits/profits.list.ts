import {
  monthlyNetProfit,
  monthlyProfit,
  netProfit,
  profit,
  yearlyNetProfit,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { entityList } from '../lists/entity-list.ts';

export const profitList = entityList(profit, {
  from: sql`(select * from listed_profits where reversed_by = 0)`,
  counter: 'profits',
});

export const monthlyProfitList = entityList(monthlyProfit, {
  from: (companyId) => sql`(
    select company_id, month::date as month, to_char(month, 'YYYY-MM') as search_text, total_price_orders,
      company_profits_orders, merchant_profits_orders, delivered_price_orders, returned_price_orders
    from (
      select company_id, date_trunc('month', profit_date) as month, sum(total_price)::bigint as total_price_orders,
        sum(delivery_price)::bigint as company_profits_orders, sum(merchant_profit)::bigint as merchant_profits_orders,
        coalesce(sum(total_price) filter (where order_status = 'Delivered'), 0)::bigint as delivered_price_orders,
        coalesce(sum(total_price) filter (where order_status = 'Returned'), 0)::bigint as returned_price_orders
      from profits where company_id = ${companyId} and reversed_by = 0 group by 1, 2) m)`,
});

export const netProfitList = entityList(netProfit, {
  from: (companyId) => sql`(
    select company_id, company_id as search_text, earned as total_company_profit, spent as total_expenses,
      earned - spent as net_profit, (earned - spent - commissions)::bigint as after_commissions
    from (select ${companyId}::text as company_id,
      coalesce((select amount from tallies where company_id = ${companyId} and name = 'profits_total'), 0) as earned,
      coalesce((select amount from tallies where company_id = ${companyId} and name = 'expenses_total'), 0) as spent,
      coalesce((select balance from book_accounts where company_id = ${companyId} and account = 'commissions' and holder_id = ''),
        0) as commissions) s)`,
});

/** Net profit of each month or year that has profits or expenses, under its first day. Reads counters by day, however many orders there are. */
function netProfitsBy(period: 'month' | 'year') {
  const name = sql.raw(period);
  const unit = sql.lit(period);
  return (companyId: string) => sql`(
    select ${companyId}::text as company_id, ${name}, to_char(${name}, 'YYYY-MM') as search_text,
      sum(earned)::bigint as total_company_profit, sum(spent)::bigint as total_expenses,
      sum(earned - spent)::bigint as net_profit, sum(earned - spent - commissions)::bigint as after_commissions
    from (
      select date_trunc(${unit}, key::date)::date as ${name}, case name when 'profits_by_day' then amount else 0 end as earned,
        case name when 'expenses_by_day' then amount else 0 end as spent, 0 as commissions
      from tallies where company_id = ${companyId} and name in ('profits_by_day', 'expenses_by_day', 'delivered_by_day')
        and amount <> 0
      union all
      select date_trunc(${unit}, day)::date, 0, 0, sum(amount) from account_days
      where company_id = ${companyId} and account = 'commissions' group by 1
    ) s group by 2)`;
}

export const monthlyNetProfitList = entityList(monthlyNetProfit, {
  from: netProfitsBy('month'),
});

export const yearlyNetProfitList = entityList(yearlyNetProfit, {
  from: netProfitsBy('year'),
});
