import { expense, expenseCreation, expenseUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { expenseList, monthlyExpenseList } from './expenses.list.ts';
import { createExpense, deleteExpense, restoreExpense, updateExpense } from './expenses.repository.ts';

const group = 'Expenses';

export const expensesDomain: Domain = {
  entities: [expense],
  counters: [
    rowCounter(expense),
    { ...rowCounter(expense), name: 'expenses_total', adds: 'amount' },
    { ...rowCounter(expense), name: 'expenses_by_day', byDayOf: 'date_expense', adds: 'amount' },
  ],
  routes(app) {
    serveList(app, 'Expenses of the company', group, expenseList);
    serveList(app, 'Expenses by month', group, monthlyExpenseList);
    serveChange(app, {
      method: 'POST',
      url: '/DC/CreateExpenses',
      allow: 'finance.change',
      summary: 'Add an expense',
      group,
      body: expenseCreation,
      done: 'expenseCreated',
      run: (tx, { companyId }, body) => createExpense(tx, companyId, body),
    });
    serveChange(app, {
      method: 'PUT',
      url: '/DC/UpdateExpenses',
      allow: 'finance.change',
      summary: 'Change an expense',
      group,
      body: expenseUpdate,
      done: 'expenseUpdated',
      run: (tx, { companyId }, body) => updateExpense(tx, companyId, body),
    });
    serveAction(app, {
      method: 'DELETE',
      url: '/DC/DeleteExpenses/:id',
      allow: 'finance.change',
      summary: 'Hide an expense; its row stays',
      group,
      done: 'expenseDeleted',
      run: (tx, { companyId }, { id = '' }) => deleteExpense(tx, companyId, id),
    });
    serveAction(app, {
      method: 'POST',
      url: '/DC/RestoreExpenses/:id',
      allow: 'finance.change',
      summary: 'Show a hidden expense again',
      group,
      done: 'expenseRestored',
      run: (tx, { companyId }, { id = '' }) => restoreExpense(tx, companyId, id),
    });
  },
};
