import { defineEntity } from '../description/define-entity.ts';
import { company, day, money, signedMoney } from '../description/field.ts';
import type { Row } from '../description/row.ts';

const amounts = {
  company_id: company(),
  total_company_profit: money(),
  total_expenses: money(),
  net_profit: signedMoney(),
  after_commissions: signedMoney({ nullable: true }),
};

const reads = ['profit', 'expense'] as const;

/**
 * Net profit of the company: its part of all orders less its expenses. `after_commissions` is what remains of it less the
 * commissions of drivers; servers of the contract alone do not have it.
 */
export const netProfit = defineEntity({
  name: 'net_profit',
  reads,
  key: ['company_id'],
  id: 'net_profit',
  fields: amounts,
  list: {
    name: 'net-profits',
    path: '/DC/DisplayNetProfits',
    allow: 'finance.see',
    rows: 'data',
    sort: 'company_id',
  },
});

/** Net profit of a month; `month` is its first day. */
export const monthlyNetProfit = defineEntity({
  name: 'monthly_net_profit',
  reads,
  key: ['month'],
  fields: { month: day({ period: 'month' }), ...amounts },
  list: {
    name: 'net-profits-by-month',
    path: '/DC/DisplayNetProfitsByMonth',
    allow: 'finance.see',
    rows: 'data',
    sort: '-month',
  },
});

/** Net profit of a year; `year` is its first day. */
export const yearlyNetProfit = defineEntity({
  name: 'yearly_net_profit',
  reads,
  key: ['year'],
  fields: { year: day({ period: 'year' }), ...amounts },
  list: {
    name: 'net-profits-by-year',
    path: '/DC/DisplayNetProfitsByYear',
    allow: 'finance.see',
    rows: 'data',
    sort: '-year',
  },
});

export type NetProfit = Row<typeof netProfit>;
export type MonthlyNetProfit = Row<typeof monthlyNetProfit>;
export type YearlyNetProfit = Row<typeof yearlyNetProfit>;
