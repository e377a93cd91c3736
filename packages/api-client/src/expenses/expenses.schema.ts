import * as z from 'zod/mini';
import { changedFields, moment, money, quantity, text, wholeNumber } from '../schema/fields.ts';

/** Expense as the list answers it; `amount` in JD. */
export const expense = z.object({
  company_expense_id: z.int(),
  description: z.string(),
  quantity: z.number(),
  amount: z.number(),
  date_expense: moment(),
});

/** What the form sends in Add mode. */
export const expenseCreation = z.object({ description: text(300), quantity: quantity(), amount: money() });

/** What the form sends in Update mode. */
export const expenseUpdate = z.extend(expenseCreation, {
  company_expense_id: wholeNumber(2_147_483_647),
  changed_fields: changedFields(),
});

/** Sum of a month's amounts; `month` is its first day, `YYYY-MM-DD`. */
export const monthlyExpenses = z.object({ month: z.string(), total_expenses: z.number() });

export type Expense = z.infer<typeof expense>;
export type ExpenseCreation = z.infer<typeof expenseCreation>;
export type ExpenseUpdate = z.infer<typeof expenseUpdate>;
export type MonthlyExpenses = z.infer<typeof monthlyExpenses>;
