import { defineEntity } from '../description/define-entity.ts';
import { day, money } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** Sum of the expenses of a month; `month` is its first day. */
export const monthlyExpenses = defineEntity({
  name: 'monthly_expenses',
  reads: ['expense'],
  key: ['month'],
  fields: { month: day({ period: 'month' }), total_expenses: money() },
  list: {
    name: 'monthly-expenses',
    path: '/DC/DisplayTotalExpenses',
    allow: 'finance.see',
    rows: 'date',
    sort: '-month',
  },
});

export type MonthlyExpenses = Row<typeof monthlyExpenses>;
