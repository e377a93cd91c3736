import {
  ApiError,
  useChange,
  useList,
  useWholeList,
  type Answer,
  type ChangeCall,
  type ListCall,
  type ListView,
} from '@tawseel/api-client';
import { useCallback } from 'react';
import type { Expense, ExpenseCreation, ExpenseUpdate, MonthlyExpenses } from './expenses.schema.ts';

export { expenseCreation } from './expenses.schema.ts';
export type { Expense, ExpenseCreation, MonthlyExpenses } from './expenses.schema.ts';

const list: ListCall<Expense> = {
  name: 'expenses',
  path: '/DC/DisplayExpenses',
  rows: 'data',
  key: 'company_expense_id',
};

const monthly: ListCall<MonthlyExpenses> = {
  name: 'monthly-expenses',
  path: '/DC/DisplayTotalExpenses',
  rows: 'date',
  key: 'month',
};

/** Everything that is worked out from expenses. */
const stale = [
  'expenses',
  'monthly-expenses',
  'net-profits',
  'net-profits-by-month',
  'net-profits-by-year',
  'profit-summary',
];

const creation: ChangeCall<ExpenseCreation> = {
  method: 'POST',
  path: '/DC/CreateExpenses',
  body: ({ description, quantity, amount }) => ({ description, quantity, amount }),
  stale,
};

const update: ChangeCall<ExpenseUpdate> = { method: 'PUT', path: '/DC/UpdateExpenses', stale };

const removal: ChangeCall<Pick<Expense, 'company_expense_id'>> = {
  method: 'DELETE',
  path: ({ company_expense_id }) => `/DC/DeleteExpenses/${company_expense_id}`,
  stale,
};

const restoration: ChangeCall<Pick<Expense, 'company_expense_id'>> = {
  method: 'POST',
  path: ({ company_expense_id }) => `/DC/RestoreExpenses/${company_expense_id}`,
  stale,
};

/** Expenses of the company, page by page. */
export const useExpenses = (view: ListView) => useList(list, view);
/** What was spent in each month, the newest first. */
export const useMonthlyExpenses = () => useWholeList(monthly);
/** Adds an expense of this moment. */
export const useExpenseCreation = () => useChange(creation);
/** Changes an expense; its date stays. */
export const useExpenseUpdate = () => useChange(update);
/** Removes an expense. */
export const useExpenseRemoval = () => useChange(removal);

/** Brings a removed expense back. A server that knows only the contract cannot: there it is added anew. */
export function useExpenseRestoration(): (expense: Expense) => Promise<Answer> {
  const restore = useChange(restoration);
  const create = useChange(creation);
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
