import { expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { lists } from '../contract/lists.ts';
import { expectNoRow, expectRow } from '../run/rows.ts';

export async function checkExpenses({ send, report, forms }: Context): Promise<void> {
  const { expense } = forms;
  const key = { description: expense.description };
  await report.check('POST /DC/CreateExpenses', 'creates an expense', async () => {
    await expectSuccess(send('POST', '/DC/CreateExpenses', expense));
    await expectRow(send, lists.expenses, { ...key, amount: 7.5 });
  });
  await report.check('PUT /DC/UpdateExpenses', 'updates an expense', async () => {
    const { company_expense_id } = await expectRow(send, lists.expenses, key);
    await expectSuccess(send('PUT', '/DC/UpdateExpenses', { ...expense, amount: 8, company_expense_id }));
    await expectRow(send, lists.expenses, { ...key, amount: 8 });
  });
  await report.check('DELETE /DC/DeleteExpenses/{id}', 'deletes an expense', async () => {
    const { company_expense_id: id } = await expectRow(send, lists.expenses, key);
    await expectSuccess(send('DELETE', `/DC/DeleteExpenses/${String(id)}`));
    await expectNoRow(send, lists.expenses, key);
  });
}
