import { fakeApi, json } from '@tawseel/api-client/testing';
import { screen, within } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { ExpensesPage } from './expenses-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayExpenses';
const sent = (path: string) => api.received.filter((call) => call.path.startsWith(path));
const field = (name: string) => screen.getByRole('textbox', { name });
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const old = {
  company_expense_id: '9',
  description: null,
  quantity: '2',
  amount: 'a lot',
  date_expense: null,
};

async function openBare() {
  api.on(list, json({ success: true, data: [old] }));
  const page = renderFinance(<ExpensesPage />, { isBare: true });
  await screen.findByRole('row', { name: /a lot/ });
  return page;
}

test('the list of a bare server shows unknown values as they are, and is requested with an empty body', async () => {
  await openBare();
  const cells = row(/a lot/).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['9', '2', 'a lot', '—', 'EditDelete']);
  expect(sent(list)[0]?.body).toEqual({});
  expect(screen.queryByRole('textbox', { name: 'Category' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Date' })).toBeNull();
});

test('an update sends the whole expense to a bare server, and nothing else', async () => {
  api.on('/DC/UpdateExpenses', () => new Response(null, { status: 204 }));
  const { user } = await openBare();
  await user.click(row(/a lot/).getByRole('button', { name: 'Edit' }));
  expect(field('Description')).toHaveValue('');
  expect(field('Quantity')).toHaveValue('2');
  await user.type(field('Description'), 'Fuel');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Enter a number, with a point before decimals: 1.5.')).toBeInTheDocument();
  await user.type(field('Amount'), '7');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Done Success Update')).toBeInTheDocument();
  expect(sent('/DC/UpdateExpenses').map(({ body }) => body)).toEqual([
    { company_expense_id: 9, description: 'Fuel', quantity: 2, amount: 7 },
  ]);
});

test('a deletion on a bare server has no Undo', async () => {
  api.on('/DC/DeleteExpenses/9', () => new Response('deleted'));
  const { user } = await openBare();
  await user.click(row(/a lot/).getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Expense deleted')).toBeInTheDocument();
  expect(sent('/DC/DeleteExpenses/9')[0]?.body).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
