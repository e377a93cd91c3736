import { companyTime } from '@tawseel/i18n';
import type { Expense } from '@tawseel/api-client/expenses';
import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { ExpensesPage } from './expenses-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayExpenses';
const fuel: Expense = {
  company_expense_id: 7,
  description: 'وقود',
  category: 'Car',
  quantity: 2,
  amount: 18.5,
  date_expense: '2026-11-20T13:05:09+03:00',
};
const rent: Expense = { ...fuel, company_expense_id: 8, description: 'Rent', quantity: 1, amount: 350 };
const refused = (fields?: Record<string, string>) =>
  refusal(400, 'invalid', 'Some values are not valid.', fields);

const sent = (path: string) => api.received.filter((call) => call.path.startsWith(path));
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  api.on('/DC/DisplayOpening', listAnswer('data'));
  api.on(
    '/DC/DisplayCash',
    listAnswer('data', { account: 'cash_box', type: 'asset', balance: 20, holders: 1 }),
  );
});

async function open(rows: Expense[] = [fuel, rent]) {
  api.on(list, listAnswer('data', ...rows));
  const rendered = renderFinance(<ExpensesPage />);
  if (rows.length > 0) await screen.findByRole('row', { name: new RegExp(rows[0]?.description ?? '') });
  return rendered;
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

test('the list shows id, quantity, amount, date and time', async () => {
  await open();
  expect(
    row(/وقود/)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['7', 'Car', '2', '18.50', '2026-11-20 01:05:09 PM', 'EditDelete']);
  expect(screen.getByRole('columnheader', { name: 'Amount (for all)' })).toBeInTheDocument();
  expect(field('Amount')).toHaveAccessibleDescription('For the whole quantity, not for one.');
  expect(sent(list)[0]?.body).toEqual({ limit: 25 });
  await expectAccessible();
});

test('an expense that overdraws the cash box is saved, and the page says so with a link to the cash', async () => {
  api.on('/DC/CreateExpenses', done);
  api.on(
    '/DC/DisplayCash',
    listAnswer('data', { account: 'cash_box', type: 'asset', balance: -30, holders: 1 }),
  );
  const { user } = await open();
  expect(sent('/DC/DisplayCash')).toEqual([]);
  await user.type(field('Description'), 'Rent');
  await user.type(field('Quantity'), '1');
  await user.type(field('Amount'), '50');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/The cash box is at .30\.00/)).toBeInTheDocument();
});

test('the form submits nothing until all inputs are filled', async () => {
  const { user } = await open();
  await user.type(field('Description'), 'Fuel');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Please fill in all fields.')).toBeInTheDocument();
  expect(field('Quantity')).toHaveFocus();
  expect(field('Amount')).toHaveAccessibleDescription(/This field is required\.$/);
  expect(sent('/DC/CreateExpenses')).toEqual([]);
});

test.each([
  ['-1', '5', 'Quantity', /0 or more|negative|less than 0/i],
  ['1', '1.2345', 'Amount', /decimal/i],
  ['1', 'abc', 'Amount', /number/i],
])('quantity %s and amount %s show an error at the %s', async (quantity, amount, name, fault) => {
  const { user } = await open();
  await user.type(field('Description'), 'Fuel');
  await user.type(field('Quantity'), quantity);
  await user.type(field('Amount'), amount);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(fault));
  expect(screen.queryByText('Please fill in all fields.')).not.toBeInTheDocument();
  expect(sent('/DC/CreateExpenses')).toEqual([]);
});

test('a created expense is sent as numbers, resets the form and refreshes the list', async () => {
  api.on('/DC/CreateExpenses', done);
  const { user } = await open([fuel]);
  await user.type(field('Description'), 'Rent');
  await user.type(field('Quantity'), '٢');
  await user.type(field('Amount'), '7.125');
  api.on(list, listAnswer('data', rent, fuel));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Done Add')).toBeInTheDocument();
  const today = companyTime(Date.now()).slice(0, 10);
  const values = { description: 'Rent', category: '', quantity: 2, amount: 7.125, date_expense: today };
  expect(sent('/DC/CreateExpenses')[0]?.body).toEqual(values);
  expect(await screen.findByRole('row', { name: /Rent/ })).toBeInTheDocument();
  expect(field('Description')).toHaveValue('');
  expect(field('Description')).toHaveFocus();
});

test('a rejected expense shows the error beside its field and keeps the typed values', async () => {
  api.on('/DC/CreateExpenses', refused({ description: 'Too long.' }));
  const { user } = await open();
  await user.type(field('Description'), 'Rent');
  await user.type(field('Quantity'), '1');
  await user.type(field('Amount'), '1');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Error: Some values are not valid.')).toBeInTheDocument();
  expect(field('Description')).toHaveAccessibleDescription('Too long.');
  expect(field('Description')).toHaveValue('Rent');
});

test('Edit fills the form, Update submits it and returns the form to Add', async () => {
  api.on('/DC/UpdateExpenses', done);
  const { user } = await open();
  await user.click(row(/وقود/).getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('heading', { name: 'Edit expense 7' })).toBeInTheDocument();
  expect(
    [field('Description'), field('Quantity'), field('Amount')].map(
      (input) => (input as HTMLInputElement).value,
    ),
  ).toEqual(['وقود', '2', '18.5']);
  expect(field('Description')).toHaveFocus();
  await user.clear(field('Amount'));
  await user.type(field('Amount'), '20');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Done Success Update')).toBeInTheDocument();
  expect(sent('/DC/UpdateExpenses')[0]).toMatchObject({
    method: 'PUT',
    body: { company_expense_id: 7, description: 'وقود', quantity: 2, amount: 20, changed_fields: ['amount'] },
  });
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
  expect(field('Description')).toHaveValue('');
});

test('an update of an amount that somebody else has changed says so, and the next one replaces it', async () => {
  const late = { success: false, code: 'changed', message: 'Changed.', present: { amount: 30 } };
  api.on('/DC/UpdateExpenses', json(late, 409), done);
  const { user } = await open();
  await user.click(row(/وقود/).getByRole('button', { name: 'Edit' }));
  await user.clear(field('Amount'));
  await user.type(field('Amount'), '20');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Error: Changed.')).toBeInTheDocument();
  expect(field('Amount')).toHaveValue('20');
  expect(field('Amount')).toHaveAccessibleDescription('Now 30.00 JD · it was 18.50 JD');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Done Success Update')).toBeInTheDocument();
  expect(sent('/DC/UpdateExpenses').map(({ body }) => body)).toMatchObject([
    { amount: 20, expected_fields: { amount: 18.5 } },
    { amount: 20, expected_fields: { amount: 30 } },
  ]);
});

test('Edit asks before it replaces unsaved input', async () => {
  const { user } = await open();
  await user.type(field('Description'), 'half');
  await user.click(row(/Rent/).getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field('Description')).toHaveValue('half');
  await user.click(row(/Rent/).getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(field('Description')).toHaveValue('Rent'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field('Description')).toHaveValue('');
});

describe('deleting', () => {
  const ask = async () => {
    const { user } = await open();
    await user.click(row(/Rent/).getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this expense?')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    return { user, dialog };
  };

  test('asks, deletes, and offers Undo', async () => {
    api.on('/DC/DeleteExpenses/8', done);
    api.on('/DC/RestoreExpenses/8', done);
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Expense deleted')).toBeInTheDocument();
    expect(sent('/DC/DeleteExpenses/8')[0]?.method).toBe('DELETE');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Expense restored')).toBeInTheDocument();
    expect(sent('/DC/RestoreExpenses/8')).toHaveLength(1);
  });

  test('a failure is shown in the dialog', async () => {
    api.on('/DC/DeleteExpenses/8', refused());
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Error. Some values are not valid.')).toBeInTheDocument();
  });
});

test("a failed list shows the screen's text in both languages", async () => {
  api.on(list, refused());
  renderFinance(<ExpensesPage />, { language: 'ar' });
  expect(await screen.findByRole('alert')).toHaveTextContent('حدث خطأ أثناء تحميل المصروفات.');
});

test('an empty list shows its text', async () => {
  await open([]);
  expect(await screen.findByText('No data available.')).toBeInTheDocument();
});

describe('total expenses by month', () => {
  const openMonths = async (answer: Response) => {
    api.on('/DC/DisplayTotalExpenses', answer);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Total Expenses by Month' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Total Expenses by Month' })) };
  };

  test('shows month and total, and closes', async () => {
    const { user, dialog } = await openMonths(
      json({ success: true, date: [{ month: '2026-11-01', total_expenses: 368.625 }] }),
    );
    expect(await dialog.findByRole('row', { name: /November 2026/ })).toHaveTextContent('368.625 JD');
    await expectAccessible();
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an empty list shows its text', async () => {
    const { dialog } = await openMonths(json({ success: true, date: [] }));
    expect(await dialog.findByText('No data available.')).toBeInTheDocument();
  });

  test("a failure shows the server's message", async () => {
    const { dialog } = await openMonths(refused());
    expect(await dialog.findByRole('alert')).toHaveTextContent('Some values are not valid.');
  });
});
