import { expense, monthlyExpenses } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { entityList } from '../lists/entity-list.ts';

export const expenseList = entityList(expense, { counter: 'expenses' });

export const monthlyExpenseList = entityList(monthlyExpenses, {
  from: (companyId) => sql`(
    select company_id, month::date as month, to_char(month, 'YYYY-MM') as search_text, total_expenses
    from (
      select company_id, date_trunc('month', date_expense) as month, sum(amount)::bigint as total_expenses
      from expenses where company_id = ${companyId} and deleted_at is null group by 1, 2) m)`,
});
