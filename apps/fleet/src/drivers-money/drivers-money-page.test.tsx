import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { layla, omar } from '../testing/samples.ts';
import { DriversMoneyPage } from './drivers-money-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayDrivers';
const update = '/DC/UpdateDriversMoney';

/** The hint below a field whose amount changed; jsdom sets spaces around isolated amounts. */
const shown = (now: string, was: string) => new RegExp(`^Now ${now}\\s+JD · it was ${was}\\s+JD$`);

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

test('shows the rates and balances of drivers', async () => {
  api.on(list, listAnswer('date', omar));
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

test('an empty list shows its text', async () => {
  api.on(list, listAnswer('date'));
  renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers' });
  expect(await screen.findByText('No drivers found.')).toBeInTheDocument();
});

test.each([
  ['Owner', 1],
  ['Viewer', 0],
])('an empty list proposes a driver to people who may create one: %s', async (role, hints) => {
  api.on(list, listAnswer('date'));
  const token = `head.${btoa(JSON.stringify({ role }))}.signature`;
  renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers', client: { readToken: () => token } });
  await screen.findByText('No drivers found.');
  expect(screen.queryAllByText('Create your first driver to start delivering.')).toHaveLength(hints);
});

test('a failed list shows the error and can be retried', async () => {
  api.on(list, refusal(400, 'invalid', 'Not now.'), listAnswer('date', omar));
  const { user } = renderFleet(<DriversMoneyPage />, { path: '/MoneyDrivers' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Omar Haddad')).toBeInTheDocument();
});

test('the search runs on its button, covers id and name, and can be cleared', async () => {
  api.on(list, listAnswer('date', omar, layla));
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search by driver ID or name' }), 'lay');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(sent(list)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(sent(list).at(-1)?.body).toEqual({
      limit: 25,
      search: 'lay',
      total: false,
      searchIn: ['driver_id', 'name_driver'],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the search finds the same rows if the server only returns whole lists', async () => {
  api.on(list, json({ success: true, date: [{ ...omar, city_driver: 'Layla' }, layla] }));
  renderFleet(<DriversMoneyPage />, {
    path: '/MoneyDrivers?search=LAYLA',
    client: { readCapabilities: () => [] },
  });
  expect(await screen.findByText('Layla Nasser')).toBeInTheDocument();
  expect(screen.queryByText('Omar Haddad')).not.toBeInTheDocument();
});

test.each([
  ['12.5', 12.5, 27.625],
  ['40.125', 40.125, 0],
  ['60', 60, 0],
  ['-1', -1, 41.125],
  ['40.1', 40.1, 0.025],
])('a balance of %s sends the payout as the exact decrease of the balance', async (typed, balance, spent) => {
  api.on(list, listAnswer('date', omar));
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
    expected_money_orders: -3,
    expected_total_delivery_money: 90,
    deliveryMoneySpent: spent,
    changed_fields: balance === 40.125 ? [] : ['money_driver'],
  });
});

test("a balance conflict shows the server's message and refreshes the list", async () => {
  api.on(list, listAnswer('date', omar), listAnswer('date', { ...omar, money_driver: 63.75 }));
  api.on(update, refusal(409, 'changed', 'This has changed since you opened it. Reload and try again.'));
  const { dialog, save } = await openUpdate();
  await save('5');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This has changed since you opened it. Reload and try again.',
  );
  expect(dialog.getByLabelText("Driver's delivery money")).toHaveValue('5');
  expect(await screen.findByText('63.75')).toBeInTheDocument();
});

test('a balance conflict shows the present balances beside their fields, keeps the typed values, and can be saved again', async () => {
  api.on(list, listAnswer('date', omar));
  const current = { money_driver: 40.125, money_orders: 17, total_delivery_money: 92 };
  const late = { success: false, code: 'changed', message: 'This has changed since you opened it.', current };
  api.on(update, json(late, 409), json({ ...late, current: { ...current, money_driver: 41 } }, 409), done);
  const { dialog, save, user } = await openUpdate();
  const held = dialog.getByLabelText('Order money');
  await user.clear(held);
  await user.type(held, '0');
  await save('12.5');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^The balances changed while this was open\./);
  expect(held).toHaveValue('0');
  expect(held).toHaveAccessibleDescription(shown('17.00', '-3.00'));
  expect(dialog.getByLabelText("Driver's delivery money")).toHaveValue('12.5');
  expect(dialog.getByLabelText("Driver's delivery money")).toHaveAccessibleDescription('');
  const total = dialog.getByLabelText('Total delivery money');
  expect(total).toHaveValue('92');
  expect(total).toHaveAccessibleDescription(shown('92.00', '90.00'));
  await expectAccessible();

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText("Driver's delivery money")).toHaveAccessibleDescription(
      shown('41.00', '40.125'),
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Driver updated successfully!')).toBeInTheDocument();
  expect(sent(update).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      original_money_driver: 40.125,
      expected_money_orders: -3,
      expected_total_delivery_money: 90,
      total_delivery_money: 90,
    }),
    expect.objectContaining({
      original_money_driver: 40.125,
      expected_money_orders: 17,
      expected_total_delivery_money: 92,
      total_delivery_money: 92,
    }),
    expect.objectContaining({
      money_driver: 12.5,
      money_orders: 0,
      original_money_driver: 41,
      expected_money_orders: 17,
      expected_total_delivery_money: 92,
      deliveryMoneySpent: 28.5,
      changed_fields: ['money_driver', 'money_orders'],
    }),
  ]);
});

test('an amount typed back to its initial value is saved over the present one', async () => {
  api.on(list, listAnswer('date', { ...omar, money_orders: 0 }));
  const current = { money_driver: 40.125, money_orders: 20, total_delivery_money: 90 };
  api.on(update, json({ success: false, code: 'changed', message: 'Changed.', current }, 409), done);
  const { dialog, save, user } = await openUpdate();
  await save('5');
  const held = dialog.getByLabelText('Order money');
  await waitFor(() => expect(held).toHaveValue('20'));
  await user.clear(held);
  await user.type(held, '0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Driver updated successfully!')).toBeInTheDocument();
  expect(sent(update).at(-1)?.body).toMatchObject({
    money_orders: 0,
    expected_money_orders: 20,
    changed_fields: ['money_driver', 'money_orders'],
  });
});

test('an invalid amount shows an error beside its field', async () => {
  api.on(list, listAnswer('date', omar));
  const { dialog, user } = await openUpdate();
  await user.clear(dialog.getByLabelText('Salary'));
  await user.type(dialog.getByLabelText('Salary'), '3OO');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Salary')).toHaveAccessibleDescription(
    'Enter a number, with a point before decimals: 1.5.',
  );
  expect(sent(update)).toHaveLength(0);
  await expectAccessible();
});
