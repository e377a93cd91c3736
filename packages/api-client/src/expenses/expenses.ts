import {
  ApiError,
  useApiMutation,
  useList,
  useWholeList,
  type ApiMutation,
  type ApiResponse,
  type ListView,
} from '@tawseel/api-client';
import { useCallback } from 'react';
import { expense, type Expense } from './expense.entity.ts';
import type { ExpenseCreation } from './expense-creation.schema.ts';
import type { ExpenseUpdate } from './expense-update.schema.ts';
import { monthlyExpenses } from './monthly-expenses.entity.ts';

export { expense, type Expense } from './expense.entity.ts';
export { expenseCreation, type ExpenseCreation } from './expense-creation.schema.ts';
export { monthlyExpenses, type MonthlyExpenses } from './monthly-expenses.entity.ts';

const invalidates = ['expense'] as const;

const creation: ApiMutation<ExpenseCreation> = {
  method: 'POST',
  path: '/DC/CreateExpenses',
  body: ({ description, quantity, amount }) => ({ description, quantity, amount }),
  invalidates,
};

const update: ApiMutation<ExpenseUpdate> = { method: 'PUT', path: '/DC/UpdateExpenses', invalidates };

const removal: ApiMutation<Pick<Expense, 'company_expense_id'>> = {
  method: 'DELETE',
  path: ({ company_expense_id }) => `/DC/DeleteExpenses/${company_expense_id}`,
  invalidates,
};

const restoration: ApiMutation<Pick<Expense, 'company_expense_id'>> = {
  method: 'POST',
  path: ({ company_expense_id }) => `/DC/RestoreExpenses/${company_expense_id}`,
  invalidates,
};

/** Expenses of the company, page by page. */
export const useExpenses = (view: ListView) => useList(expense, view);
/** Expenses of each month, newest first. */
export const useMonthlyExpenses = () => useWholeList(monthlyExpenses);
/** Adds an expense at the present time. */
export const useExpenseCreation = () => useApiMutation(creation);
/** Updates an expense; its date stays. */
export const useExpenseUpdate = () => useApiMutation(update);
/** Removes an expense. */
export const useExpenseRemoval = () => useApiMutation(removal);

/** Restores a removed expense. A server of the bare contract has no such call; there it is created again. */
export function useExpenseRestoration(): (expense: Expense) => Promise<ApiResponse> {
  const restore = useApiMutation(restoration);
  const create = useApiMutation(creation);
  return useCallback(
    async (expense) => {
      try {
        return await restore(expense);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return create(expense);
        throw error;
      }
    },
    [restore, create],
  );
}
