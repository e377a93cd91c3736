import {
  creationBody,
  useApiMutation,
  useRowUpdate,
  useList,
  useWholeList,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import { expense, type Expense } from './expense.entity.ts';
import type { ExpenseCreation } from './expense-creation.schema.ts';
import { monthlyExpenses } from './monthly-expenses.entity.ts';

export { expense, type Expense } from './expense.entity.ts';
export { expenseCreation, type ExpenseCreation } from './expense-creation.schema.ts';
export { monthlyExpenses, type MonthlyExpenses } from './monthly-expenses.entity.ts';

const invalidates = ['expense'] as const;

const creation: ApiMutation<ExpenseCreation> = {
  allow: 'finance.change',
  method: 'POST',
  path: '/DC/CreateExpenses',
  body: creationBody(expense),
  invalidates,
};

const update: ApiMutation<object> = {
  allow: 'finance.change',
  method: 'PUT',
  path: '/DC/UpdateExpenses',
  invalidates,
};

const removal: ApiMutation<Pick<Expense, 'company_expense_id'>> = {
  allow: 'finance.change',
  method: 'DELETE',
  path: ({ company_expense_id }) => `/DC/DeleteExpenses/${company_expense_id}`,
  invalidates,
};

const restoration: ApiMutation<Pick<Expense, 'company_expense_id'>> = {
  allow: 'finance.change',
  needs: 'restore',
  method: 'POST',
  path: ({ company_expense_id }) => `/DC/RestoreExpenses/${company_expense_id}`,
  invalidates,
  removesRowOf: 'expense',
};

/** Expenses of the company, page by page. */
export const useExpenses = (view: ListView) => useList(expense, view);
/** Expenses of each month, newest first. */
export const useMonthlyExpenses = () => useWholeList(monthlyExpenses);
/** Adds an expense at the present time. */
export const useExpenseCreation = () => useApiMutation(creation);
/** Updates an expense; its date stays. */
export const useExpenseUpdate = () => useRowUpdate(expense, update);
/** Removes an expense. */
export const useExpenseRemoval = () => useApiMutation(removal);

/** Restores a removed expense. */
export const useExpenseRestoration = () => useApiMutation(restoration);
