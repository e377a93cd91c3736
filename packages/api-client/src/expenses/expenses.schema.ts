import type * as z from 'zod/mini';
import { creationSchema, updateSchema } from '../entity/input-schema.ts';
import { expense } from './expense.entity.ts';

/** A new expense. */
export const expenseCreation = creationSchema(expense);

/** An update of an expense; its date stays. */
export const expenseUpdate = updateSchema(expense);

export type ExpenseCreation = z.infer<typeof expenseCreation>;
export type ExpenseUpdate = z.infer<typeof expenseUpdate>;
