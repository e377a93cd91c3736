import {
  monthlyNetProfit,
  monthlyProfit,
  netProfit,
  profit,
  rowSchema,
  yearlyNetProfit,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const profitList: ListDefinition = {
  name: 'profits',
  rows: 'data',
  row: rowSchema(profit),
  columns: {
    merchant_order_id: 'text',
    merchant_id: 'text',
    total_price: 'money',
    delivery_price: 'money',
    merchant_profit: 'money',
    order_status: 'text',
    profit_date: 'moment',
  },
  from: sql`listed_profits`,
  key: ['merchant_order_id', 'merchant_id'],
  order: '-profit_date',
  counter: 'profits',
};

export const monthlyProfitList: ListDefinition = {
  name: 'monthly-profits',
  rows: 'date',
  row: rowSchema(monthlyProfit),
  columns: {
    month: 'day',
    total_price_orders: 'money',
    company_profits_orders: 'money',
    merchant_profits_orders: 'money',
  },
  from: (companyId) => sql`(
    select company_id, date_trunc('month', profit_date)::date as month,
      to_char(date_trunc('month', profit_date), 'YYYY-MM') as search_text, sum(total_price)::bigint as total_price_orders,
      sum(delivery_price)::bigint as company_profits_orders, sum(merchant_profit)::bigint as merchant_profits_orders
    from profits where company_id = ${companyId} group by 1, 2, 3)`,
  key: ['month'],
  order: '-month',
};

const netColumns = {
  company_id: 'text',
  total_company_profit: 'money',
  total_expenses: 'money',
  net_profit: 'money',
} as const;

export const netProfitList: ListDefinition = {
  name: 'net-profits',
  rows: 'data',
  row: rowSchema(netProfit),
  columns: netColumns,
  from: (companyId) => sql`(
    select company_id, company_id as search_text, earned as total_company_profit, spent as total_expenses,
      earned - spent as net_profit
    from (select ${companyId}::text as company_id,
      coalesce((select amount from tallies where company_id = ${companyId} and name = 'profits_total'), 0) as earned,
      coalesce((select amount from tallies where company_id = ${companyId} and name = 'expenses_total'), 0) as spent) s)`,
  key: ['company_id'],
  order: 'company_id',
};

/** Net profit of each month or year that has profits or expenses, under its first day. */
function netProfitsBy(period: 'month' | 'year') {
  const name = sql.raw(period);
  const unit = sql.lit(period);
  return (companyId: string) => sql`(
    select ${companyId}::text as company_id, ${name}, to_char(${name}, 'YYYY-MM') as search_text,
      sum(earned)::bigint as total_company_profit, sum(spent)::bigint as total_expenses,
      sum(earned - spent)::bigint as net_profit
    from (
      select date_trunc(${unit}, profit_date)::date as ${name}, sum(delivery_price) as earned, 0 as spent
      from profits where company_id = ${companyId} group by 1
      union all
      select date_trunc(${unit}, date_expense)::date, 0, sum(amount) from expenses
      where company_id = ${companyId} and deleted_at is null group by 1
    ) s group by 2)`;
}

export const monthlyNetProfitList: ListDefinition = {
  name: 'net-profits-by-month',
  rows: 'data',
  row: rowSchema(monthlyNetProfit),
  columns: { month: 'day', ...netColumns },
  from: netProfitsBy('month'),
  key: ['month'],
  order: '-month',
};

export const yearlyNetProfitList: ListDefinition = {
  name: 'net-profits-by-year',
  rows: 'data',
  row: rowSchema(yearlyNetProfit),
  columns: { year: 'day', ...netColumns },
  from: netProfitsBy('year'),
  key: ['year'],
  order: '-year',
};
