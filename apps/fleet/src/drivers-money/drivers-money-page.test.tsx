import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { done, layla, listAnswer, omar, refusal } from '../testing/samples.ts';
import { DriversMoneyPage } from './drivers-money-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayDrivers';
const update = '/DC/UpdateDriversMoney';

const sent = (path: string) => api.received.filter((call) => call.path === path);

async function open() {
  const page = renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers' });
  await screen.findByText('Omar Haddad');
  return page;
}

async function openUpdate() {
  const page = await open();
  const row = within(screen.getByRole('row', { name: /Omar/ }));
  await page.user.click(row.getByRole('button', { name: 'Update' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Update the money of Omar Haddad' }));
  const save = async (balance: string) => {
    await page.user.clear(dialog.getByLabelText("Driver's delivery money"));
    await page.user.type(dialog.getByLabelText("Driver's delivery money"), balance);
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { ...page, dialog, save };
}

test('shows what drivers earn and hold', async () => {
  api.on(list, listAnswer(omar));
  await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Driver ID',
    'Name',
    'Salary',
    'Delivery commission',
    'Return commission',
    "Driver's delivery money",
    'Order money',
    'Total delivery money',
    'Actions',
  ]);
  const cells = within(screen.getByRole('row', { name: /Omar/ })).getAllByRole('cell');
  expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    'D-1',
    '300.00',
    '1.25',
    '0.50',
    '40.125',
    '-3.00',
    '90.00',
  ]);
  await expectAccessible();
});

test('without drivers it says so', async () => {
  api.on(list, listAnswer());
  renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers' });
  expect(await screen.findByText('No drivers found.')).toBeInTheDocument();
});

test('a list that does not load says why, and is tried again', async () => {
  api.on(list, refusal(400, 'invalid', 'Not now.'), listAnswer(omar));
  const { user } = renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Omar Haddad')).toBeInTheDocument();
});

test('the search waits for its button, looks in id and name, and is cleared', async () => {
  api.on(list, listAnswer(omar, layla));
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search driver id or name' }), 'lay');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(sent(list)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(sent(list).at(-1)?.body).toEqual({
      limit: 50,
      search: 'lay',
      total: false,
      searchIn: ['driver_id', 'name_driver'],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('of a server that only answers whole lists, the same rows are found', async () => {
  api.on(list, json({ success: true, date: [{ ...omar, city_driver: 'Layla' }, layla] }));
  renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers?search=LAYLA' });
  expect(await screen.findByText('Layla Nasser')).toBeInTheDocument();
  expect(screen.queryByText('Omar Haddad')).not.toBeInTheDocument();
});

test.each([
  ['12.5', 12.5, 27.625],
  ['40.125', 40.125, 0],
  ['60', 60, 0],
  ['-1', -1, 41.125],
  ['40.1', 40.1, 0.025],
])(
  'a balance of %s: what was paid out is what the balance lost, exact to the fils',
  async (typed, balance, spent) => {
    api.on(list, listAnswer(omar));
    api.on(update, done);
    const { dialog, save } = await openUpdate();
    expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly');
    await save(typed);
    expect(await screen.findByText('Driver updated successfully!')).toBeInTheDocument();
    expect(sent(update)[0]?.body).toEqual({
      driver_id: 'D-1',
      salary: 300,
      commission_driver: 1.25,
      commission_return: 0.5,
      money_driver: balance,
      money_orders: -3,
      total_delivery_money: 90,
      original_money_driver: 40.125,
      deliveryMoneySpent: spent,
      changed_fields: balance === 40.125 ? [] : ['money_driver'],
    });
  },
);

test('a balance that has changed meanwhile: the server’s words, and the list as it is now', async () => {
  api.on(list, listAnswer(omar), listAnswer({ ...omar, money_driver: 63.75 }));
  api.on(update, refusal(409, 'changed', 'This was changed meanwhile. Reload and try again.'));
  const { dialog, save } = await openUpdate();
  await save('5');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This was changed meanwhile. Reload and try again.',
  );
  expect(dialog.getByLabelText("Driver's delivery money")).toHaveValue('5');
  expect(await screen.findByText('63.75')).toBeInTheDocument();
});

test('what is no amount is refused beside its field', async () => {
  api.on(list, listAnswer(omar));
  const { dialog, user } = await openUpdate();
  await user.clear(dialog.getByLabelText('Salary'));
  await user.type(dialog.getByLabelText('Salary'), '3OO');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Salary')).toHaveAccessibleDescription('Enter a number.');
  expect(sent(update)).toHaveLength(0);
  await expectAccessible();
});
