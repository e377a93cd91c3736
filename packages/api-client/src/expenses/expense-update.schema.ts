import type * as z from 'zod/mini';
import { updateSchema } from '../entity/update-schema.ts';
import { expense } from './expense.entity.ts';

/** An update of an expense; its date stays. */
export const expenseUpdate = updateSchema(expense);

export type ExpenseUpdate = z.infer<typeof expenseUpdate>;
