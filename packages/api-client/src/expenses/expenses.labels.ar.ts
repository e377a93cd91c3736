import type { DomainLabels } from '../description/labels.ts';
import type { expense } from './expense.entity.ts';
import type { monthlyExpenses } from './monthly-expenses.entity.ts';

/** Labels of expenses in Arabic. */
export const expensesLabels = {
  expense: {
    fields: {
      company_expense_id: 'الرقم',
      description: 'الوصف',
      category: 'الفئة',
      quantity: 'الكمية',
      amount: 'المبلغ',
      date_expense: 'التاريخ والوقت',
    },
  },
  monthly_expenses: {
    fields: {
      month: 'الشهر',
      total_expenses: 'الإجمالي',
    },
  },
} satisfies DomainLabels<typeof expense | typeof monthlyExpenses>;
