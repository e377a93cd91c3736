import type * as z from 'zod/mini';
import { money, quantity } from '../entity/kind-schemas.ts';
import { text } from '../entity/text-schemas.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { expense } from './expense.entity.ts';

/** A new expense. */
export const expenseCreation = creationSchema(expense, { text, quantity, money });

export type ExpenseCreation = z.infer<typeof expenseCreation>;
