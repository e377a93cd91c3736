import { defineEntity } from '../description/define-entity.ts';
import { day, money, signedMoney } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * Totals of the profits of a month; `month` is its first day. The prices of delivered orders are the profits of company and
 * merchants together; servers of the contract alone do not separate them from those of returned orders.
 */
export const monthlyProfit = defineEntity({
  name: 'monthly_profit',
  reads: ['profit'],
  key: ['month'],
  fields: {
    month: day({ period: 'month' }),
    total_price_orders: money(),
    company_profits_orders: money(),
    merchant_profits_orders: signedMoney(),
    delivered_price_orders: money({ nullable: true }),
    returned_price_orders: money({ nullable: true }),
  },
  list: {
    name: 'monthly-profits',
    path: '/DC/DisplayTotalProfits',
    allow: 'finance.see',
    rows: 'date',
    sort: '-month',
  },
});

export type MonthlyProfit = Row<typeof monthlyProfit>;
