import { defineEntity } from '../entity/define-entity.ts';
import { moment, money, quantity, text, wholeNumber } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

/** An expense of the company. */
export const expense = defineEntity({
  name: 'expense',
  table: 'expenses',
  key: ['company_expense_id'],
  deletion: 'hide',
  fields: {
    company_expense_id: wholeNumber({ serial: true, max: 2_147_483_647, input: 'update' }),
    description: text({ max: 300 }),
    quantity: quantity(),
    amount: money(),
    date_expense: moment({ input: 'none' }),
  },
  list: {
    name: 'expenses',
    path: '/DC/DisplayExpenses',
    rows: 'data',
    sort: '-date_expense',
    filters: { date_expense: 'days' },
  },
});

export type Expense = Row<typeof expense>;
