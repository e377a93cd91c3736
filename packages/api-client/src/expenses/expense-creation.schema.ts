import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { expense } from './expense.entity.ts';

/** A new expense. */
export const expenseCreation = creationSchema(expense);

export type ExpenseCreation = z.infer<typeof expenseCreation>;
