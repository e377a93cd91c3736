import type * as z from 'zod/mini';
import { money, quantity, wholeNumber } from '../entity/kind-schemas.ts';
import { text } from '../entity/text-schemas.ts';
import { updateSchema } from '../entity/update-schema.ts';
import { expense } from './expense.entity.ts';

/** An update of an expense; its date stays. */
export const expenseUpdate = updateSchema(expense, { text, quantity, money, wholeNumber });

export type ExpenseUpdate = z.infer<typeof expenseUpdate>;
