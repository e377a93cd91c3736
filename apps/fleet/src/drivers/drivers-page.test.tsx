import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { layla, omar } from '../testing/samples.ts';
import { DriversPage } from './drivers-page.tsx';

const api = fakeApi();

const blockers = '/DC/DisplayDeletionBlockers';

beforeEach(() => {
  api.on('/DC/DisplayCitys', listAnswer('date'));
  api.on(blockers, listAnswer('data'));
});
const list = '/DC/DisplayDrivers';
const removal = '/DC/DeleteDriver/D-1/1001';

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const sent = (path: string) => api.received.filter((call) => call.path === path);

async function open(language?: 'en' | 'ar') {
  const page = renderFleet(<DriversPage />, { path: '/drivers', ...(language && { language }) });
  await screen.findByText('Omar Haddad');
  return page;
}

test('shows its 13 columns and the values of each driver', async () => {
  api.on(list, listAnswer('date', omar, layla));
  await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Driver ID',
    'Name',
    'Salary',
    'Delivery commission',
    'Return commission',
    'Commission balance',
    'Order money',
    'City',
    'Email',
    'Phone',
    'Status',
    'Created',
    'Actions',
  ]);
  const cells = row(/Layla/).getAllByRole('cell');
  expect(cells.slice(0, 11).map(({ textContent }) => textContent)).toEqual([
    'D-2',
    '300.00',
    '1.25',
    '0.50',
    '40.125',
    '-3.00',
    'Amman',
    'omar@drivers.example',
    '0791234567',
    'Inactive',
    '2026-01-02',
  ]);
  await expectAccessible();
});

test('shows a placeholder of the same size while it loads', async () => {
  let answer: (response: Response) => void = () => undefined;
  api.on(list, () => new Promise<Response>((resolve) => (answer = resolve)));
  renderFleet(<DriversPage />, { path: '/drivers' });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('No drivers found.')).not.toBeInTheDocument();
  await waitFor(() => expect(api.received).toHaveLength(1));
  answer(listAnswer('date', omar));
  expect(await screen.findByText('Omar Haddad')).toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

test('an empty list shows its text and links to the creation page', async () => {
  api.on(list, listAnswer('date'));
  renderFleet(<DriversPage />, { path: '/drivers' });
  expect(await screen.findByText('No drivers found.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create driver' })[0]).toHaveAttribute('href', '/create-driver');
});

test("a failed list shows the server's message and can be retried", async () => {
  api.on(list, refusal(400, 'invalid', 'Not now.'), listAnswer('date', omar));
  const { user } = renderFleet(<DriversPage />, { path: '/drivers' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not now.');
  expect(within(alert).getByRole('img', { name: 'Failure' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Omar Haddad')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the view in the URL is requested from the server, and changes update the URL', async () => {
  api.on(list, listAnswer('date', omar));
  const { user, router } = renderFleet(<DriversPage />, {
    path: '/drivers?search=omar&status=Active&sort=-salary',
  });
  await screen.findByText('Omar Haddad');
  const view = { limit: 25, search: 'omar', sort: '-salary', filter: { status: 'Active' }, total: false };
  expect(sent(list)[0]?.body).toEqual(view);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: Status' }), 'InActive');
  await waitFor(() => expect(sent(list).at(-1)?.body).toEqual({ ...view, filter: { status: 'InActive' } }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=omar&status=InActive&sort=-salary'));
});

test('an update keeps the id, and keeps the password if its field is empty', async () => {
  api.on(list, listAnswer('date', omar));
  api.on('/DC/UpdateDrivers', done);
  const { user } = await open();
  await user.click(row(/Omar/).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit driver Omar Haddad' }));
  expect(dialog.getByLabelText('Driver ID')).toHaveAttribute('readonly');
  await expectAccessible();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Omar H.');
  await user.selectOptions(dialog.getByLabelText('Status'), 'InActive');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Driver updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdateDrivers')[0]?.body).toEqual({
    driver_id: 'D-1',
    company_id: '1001',
    name_driver: 'Omar H.',
    salary: 300,
    commission_driver: 1.25,
    commission_return: 0.5,
    money_driver: 40.125,
    money_orders: -3,
    total_delivery_money: 90,
    cash_limit: null,
    city_driver: 'Amman',
    email_driver: 'omar@drivers.example',
    phone_driver: '0791234567',
    status: 'InActive',
    changed_fields: ['name_driver', 'status'],
    expected_fields: { name_driver: 'Omar Haddad', status: 'Active' },
  });
  expect(sent(list)).toHaveLength(2);
});

test('a rejected update shows the error beside its field and keeps the typed values', async () => {
  api.on(list, listAnswer('date', omar));
  api.on(
    '/DC/UpdateDrivers',
    refusal(409, 'duplicate', 'The (phone number or email) is already in use !!', {
      phone_driver: 'This is already in use.',
    }),
  );
  const { user } = await open();
  await user.click(row(/Omar/).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Phone'));
  await user.type(dialog.getByLabelText('Phone'), '0797777777');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The (phone number or email) is already in use !!',
  );
  expect(dialog.getByLabelText('Phone')).toHaveAccessibleDescription('This is already in use.');
  expect(dialog.getByLabelText('Phone')).toHaveValue('0797777777');
});

test('a driver is deleted after a confirmation that shows name and id', async () => {
  api.on(list, listAnswer('date', omar));
  api.on(removal, done);
  const { user } = await open();
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/^Are you sure/)).toHaveTextContent(
    /^Are you sure you want to delete driver Omar Haddad \(D-1\)\?/,
  );
  expect(sent(removal)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Driver deleted successfully!')).toBeInTheDocument();
  expect(sent(removal)[0]?.method).toBe('DELETE');
});

test('Undo restores a deleted driver', async () => {
  api.on(list, listAnswer('date', omar), listAnswer('date'), listAnswer('date', omar));
  api.on(removal, done);
  api.on('/DC/RestoreDrivers/D-1', done);
  const { user } = await open();
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Are you sure/);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('Driver restored successfully! Assign their cars and cities again.'),
  ).toBeInTheDocument();
  expect(sent('/DC/RestoreDrivers/D-1')).toMatchObject([{ method: 'POST', body: {} }]);
  expect(await screen.findByRole('row', { name: /Omar/ })).toBeInTheDocument();
});

test('a rejected deletion shows the reason in its dialog', async () => {
  api.on(list, listAnswer('date', omar));
  api.on(removal, refusal(404, 'not_found', 'This record was not found.'));
  const { user } = await open();
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await dialog.findByText(/^Are you sure/);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This record was not found.');
});

test('a driver with money and orders is kept, and links lead to the pages that settle them', async () => {
  api.on(list, listAnswer('date', omar));
  api.on(
    blockers,
    listAnswer(
      'data',
      { kind: 'order_money', value: 455 },
      { kind: 'commission', value: 1.5 },
      { kind: 'open_orders', value: 3 },
      { kind: 'of a later server' },
    ),
  );
  const { user } = await open();
  await user.click(row(/Omar/).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/cannot be deleted yet/)).toHaveTextContent('Driver Omar Haddad (D-1)');
  expect(sent(blockers)[0]?.body).toEqual({ entity: 'driver', key: 'D-1' });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Order money: 455.00\u00A0JDHandover',
    "Commission balance: 1.50\u00A0JDDrivers' money",
    'Open orders: 3Show orders',
  ]);
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/handovers?search=D-1',
    '/MoneyDrivers?search=D-1',
    '/orders?driver_id=D-1&status=open',
  ]);
});

test('the page is translated to Arabic', async () => {
  api.on(list, listAnswer('date', omar, layla));
  await open('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'السائقون' })).toBeInTheDocument();
  expect(row(/Layla/).getByText('غير نشط')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'رصيد العمولة' })).toBeInTheDocument();
});
