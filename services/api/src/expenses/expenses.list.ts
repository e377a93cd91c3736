import { expense, monthlyExpenses, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

export const expenseList: ListDefinition = {
  name: 'expenses',
  rows: 'data',
  row: rowSchema(expense),
  columns: {
    company_expense_id: 'integer',
    description: 'text',
    quantity: 'number',
    amount: 'money',
    date_expense: 'moment',
  },
  from: sql`listed_expenses`,
  where: sql`t.deleted_at is null`,
  key: ['company_expense_id'],
  order: '-date_expense',
  counter: 'expenses',
};

export const monthlyExpenseList: ListDefinition = {
  name: 'monthly-expenses',
  rows: 'date',
  row: rowSchema(monthlyExpenses),
  columns: { month: 'day', total_expenses: 'money' },
  from: (companyId) => sql`(
    select company_id, date_trunc('month', date_expense)::date as month,
      to_char(date_trunc('month', date_expense), 'YYYY-MM') as search_text, sum(amount)::bigint as total_expenses
    from expenses where company_id = ${companyId} and deleted_at is null group by 1, 2, 3)`,
  key: ['month'],
  order: '-month',
};
