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
  allow: 'finance.see',
  from: sql`(select * from listed_profits where reversed_by = 0)`,
  counter: 'profits',
});

export const monthlyProfitList = entityList(monthlyProfit, {
  allow: 'finance.see',
  from: (companyId) => sql`(
    select company_id, date_trunc('month', profit_date)::date as month,
      to_char(date_trunc('month', profit_date), 'YYYY-MM') as search_text, sum(total_price)::bigint as total_price_orders,
      sum(delivery_price)::bigint as company_profits_orders, sum(merchant_profit)::bigint as merchant_profits_orders,
      coalesce(sum(total_price) filter (where order_status = 'Delivered'), 0)::bigint as delivered_price_orders,
      coalesce(sum(total_price) filter (where order_status = 'Returned'), 0)::bigint as returned_price_orders
    from profits where company_id = ${companyId} and reversed_by = 0 group by 1, 2, 3)`,
});

export const netProfitList = entityList(netProfit, {
  allow: 'finance.see',
  from: (companyId) => sql`(
    select company_id, company_id as search_text, earned as total_company_profit, spent as total_expenses,
      earned - spent as net_profit, (earned - spent - commissions)::bigint as after_commissions
    from (select ${companyId}::text as company_id,
      coalesce((select amount from tallies where company_id = ${companyId} and name = 'profits_total'), 0) as earned,
      coalesce((select amount from tallies where company_id = ${companyId} and name = 'expenses_total'), 0) as spent,
      coalesce((select balance from book_accounts where company_id = ${companyId} and account = 'commissions' and holder_id = ''),
        0) as commissions) s)`,
});

/** Net profit of each month or year that has profits or expenses, under its first day. */
function netProfitsBy(period: 'month' | 'year') {
  const name = sql.raw(period);
  const unit = sql.lit(period);
  return (companyId: string) => sql`(
    select ${companyId}::text as company_id, ${name}, to_char(${name}, 'YYYY-MM') as search_text,
      sum(earned)::bigint as total_company_profit, sum(spent)::bigint as total_expenses,
      sum(earned - spent)::bigint as net_profit, sum(earned - spent - commissions)::bigint as after_commissions
    from (
      select date_trunc(${unit}, profit_date)::date as ${name}, sum(delivery_price) as earned, 0 as spent,
        0 as commissions
      from profits where company_id = ${companyId} and reversed_by = 0 group by 1
      union all
      select date_trunc(${unit}, date_expense)::date, 0, sum(amount), 0 from expenses
      where company_id = ${companyId} and deleted_at is null group by 1
      union all
      select date_trunc(${unit}, day)::date, 0, 0, sum(amount) from account_days
      where company_id = ${companyId} and account = 'commissions' group by 1
    ) s group by 2)`;
}

export const monthlyNetProfitList = entityList(monthlyNetProfit, {
  allow: 'finance.see',
  from: netProfitsBy('month'),
});

export const yearlyNetProfitList = entityList(yearlyNetProfit, {
  allow: 'finance.see',
  from: netProfitsBy('year'),
});
