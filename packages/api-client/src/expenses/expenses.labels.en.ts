import type { DomainLabels } from '../description/labels.ts';
import type { expense } from './expense.entity.ts';
import type { monthlyExpenses } from './monthly-expenses.entity.ts';

/** Labels of expenses in English. */
export const expensesLabels = {
  expense: {
    fields: {
      company_expense_id: 'ID',
      description: 'Description',
      category: 'Category',
      quantity: 'Quantity',
      amount: 'Amount',
      date_expense: 'Date and time',
    },
  },
  monthly_expenses: {
    fields: {
      month: 'Month',
      total_expenses: 'Total',
    },
  },
} satisfies DomainLabels<typeof expense | typeof monthlyExpenses>;
