import { done, fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { screen } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { ExpensesPage } from './expenses-page.tsx';

const api = fakeApi();
const sent = (path: string) => api.received.filter((call) => call.path === path);
const field = (name: string) => screen.getByRole('textbox', { name });

test('an expense may have a category and an earlier day, not a later one', async () => {
  api.on('/DC/CreateExpenses', done);
  for (const list of ['Expenses', 'Opening', 'Cash']) api.on(`/DC/Display${list}`, listAnswer('data'));
  const { user } = renderFinance(<ExpensesPage />);
  await screen.findByText('No data available.');
  await user.type(field('Description'), 'Rent');
  await user.type(field('Category'), 'Office');
  await user.type(field('Quantity'), '1');
  await user.type(field('Amount'), '350');
  await user.clear(field('Date'));
  await user.type(field('Date'), '01/01/2100');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('This date is in the future.')).toBeInTheDocument();
  await user.clear(field('Date'));
  await user.type(field('Date'), '31/1/2026');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Done Add')).toBeInTheDocument();
  expect(sent('/DC/CreateExpenses').map(({ body }) => body)).toEqual([
    expect.objectContaining({ category: 'Office', date_expense: '2026-01-31' }),
  ]);
});
