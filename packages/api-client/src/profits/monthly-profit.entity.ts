import { defineEntity } from '../entity/define-entity.ts';
import { day, money, signedMoney } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

/** Totals of the profits of a month; `month` is its first day. */
export const monthlyProfit = defineEntity({
  name: 'monthly_profit',
  reads: ['profit'],
  key: ['month'],
  fields: {
    month: day(),
    total_price_orders: money(),
    company_profits_orders: money(),
    merchant_profits_orders: signedMoney(),
  },
  list: { name: 'monthly-profits', path: '/DC/DisplayTotalProfits', rows: 'date', sort: '-month' },
});

export type MonthlyProfit = Row<typeof monthlyProfit>;
