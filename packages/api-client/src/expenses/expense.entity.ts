import { companyTime } from '@tawseel/i18n';
import { isDay } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { moment, money, quantity, text, wholeNumber } from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';

/** An expense of the company. */
export const expense = defineEntity({
  name: 'expense',
  table: 'expenses',
  key: ['company_expense_id'],
  deletion: 'hide',
  fields: {
    company_expense_id: wholeNumber({ serial: true, max: 2_147_483_647, input: 'update' }),
    description: text({ max: 300 }),
    quantity: quantity(),
    amount: money(),
    date_expense: moment({ input: 'create', optional: true }),
    category: text({ max: 60, optional: true, nullable: true, sort: false, needs: 'expense_details' }),
  },
  list: {
    name: 'expenses',
    path: '/DC/DisplayExpenses',
    allow: 'finance.see',
    rows: 'data',
    sort: '-date_expense',
    filters: { date_expense: 'days' },
  },
  calls: {
    allow: 'finance.change',
    create: '/DC/CreateExpenses',
    update: '/DC/UpdateExpenses',
    delete: '/DC/DeleteExpenses/:id',
    restore: '/DC/RestoreExpenses/:id',
  },
});

/** A day that may be left empty; not in the future. */
const pastDay = z.string({ error: 'date' }).check(
  z.overwrite((value) => value.split('T')[0] ?? ''),
  z.refine((value) => value === '' || isDay(value), 'date'),
  z.refine((value) => value <= companyTime(Date.now()).slice(0, 10), 'futureDay'),
);

/** A new expense, of now if it has no day. */
export const expenseCreation = z.object({
  ...creationSchema(expense).shape,
  date_expense: z.optional(pastDay),
});

/** An update of an expense; its date stays. */
export const expenseUpdate = updateSchema(expense);

export type Expense = Row<typeof expense>;
export type ExpenseCreation = z.infer<typeof expenseCreation>;
export type ExpenseUpdate = z.infer<typeof expenseUpdate>;
