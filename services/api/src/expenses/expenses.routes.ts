import { expenseCreation, expenseUpdate } from '@tawseel/api-client/schemas';
import type { Api } from '../http/api.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { expenseList, monthlyExpenseList } from './expenses.list.ts';
import { createExpense, deleteExpense, restoreExpense, updateExpense } from './expenses.repository.ts';

const group = 'Expenses';

export function expenseRoutes(api: Api): void {
  serveList(api, '/DC/DisplayExpenses', 'Expenses of the company', group, expenseList);
  serveList(api, '/DC/DisplayTotalExpenses', 'Expenses by month', group, monthlyExpenseList);
  serveChange(api, {
    method: 'POST',
    url: '/DC/CreateExpenses',
    summary: 'Add an expense',
    group,
    body: expenseCreation,
    async run(tx, { companyId }, body) {
      await createExpense(tx, companyId, body);
      return 'expenseCreated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/UpdateExpenses',
    summary: 'Change an expense',
    group,
    body: expenseUpdate,
    async run(tx, { companyId }, body) {
      await updateExpense(tx, companyId, body);
      return 'expenseUpdated';
    },
  });
  serveAction(api, {
    method: 'DELETE',
    url: '/DC/DeleteExpenses/:id',
    summary: 'Remove an expense',
    group,
    async run(tx, { companyId }, { id = '' }) {
      await deleteExpense(tx, companyId, id);
      return 'expenseDeleted';
    },
  });
  serveAction(api, {
    method: 'POST',
    url: '/DC/RestoreExpenses/:id',
    summary: 'Bring a removed expense back',
    group,
    async run(tx, { companyId }, { id = '' }) {
      await restoreExpense(tx, companyId, id);
      return 'expenseRestored';
    },
  });
}
