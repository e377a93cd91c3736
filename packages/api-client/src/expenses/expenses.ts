export { expense, expenseCreation, type Expense, type ExpenseCreation } from './expense.entity.ts';
export { monthlyExpenses, type MonthlyExpenses } from './monthly-expenses.entity.ts';
