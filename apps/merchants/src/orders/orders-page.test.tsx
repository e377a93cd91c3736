import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayOrders';
const driver = { driver_id: 'D-1', name_driver: 'Omar', status: 'Active' };
const drivers = [driver, { driver_id: 'D-2', name_driver: 'Zaid', status: 'InActive' }];

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const sent = (path: string) => api.received.filter((call) => call.path.startsWith(path));

beforeEach(() => {
  api.on('/DC/DisplayDrivers', listAnswer('date', ...drivers));
  api.on('/DC/DisplayPaymentTypes', listAnswer('data'));
});

async function open(path = '/orders') {
  const page = renderMerchants(<OrdersPage />, { path });
  await screen.findByRole('row', { name: /O-1/ });
  const choose = async (name: RegExp, action: string) => {
    await page.user.click(row(name).getByRole('button', { name: 'More actions' }));
    await page.user.click(screen.getByRole('menuitem', { name: action }));
  };
  return { ...page, choose };
}

test('list shows every field of an order, sortable by all but the note', async () => {
  api.on(list, listAnswer('date', order, delivered));
  await open();
  const sortable = screen
    .getAllByRole('columnheader')
    .filter((header) => within(header).queryByRole('button'));
  expect(sortable).toHaveLength(15);
  expect(screen.getByRole('columnheader', { name: 'Note' })).toBeInTheDocument();
  expect(row(/O-1/).getByText('20.50')).toBeInTheDocument();
  expect(row(/O-2/).getByText('Delivered')).toBeInTheDocument();
  expect(api.received.find((call) => call.path === list)?.body).toEqual({ limit: 25 });
  await expectAccessible();
});

test('the URL contains search, filters, dates and sort', async () => {
  api.on(list, listAnswer('date', order));
  api.on('/DC/DisplayMerchants', listAnswer('data', { merchant_id: 'M-1', shop_name: 'Jasmine' }));
  await open(
    '/orders?search=omar&status=Delivered&merchant_id=M-1&date_order_start.from=2026-01-01&date_order_start.to=2026-02-01&date_order_delivery_customer.to=2026-03-01&date_order_delivery_customer_end.from=2026-01-05&sort=-total_price',
  );
  expect(api.received.find((call) => call.path === list)?.body).toEqual({
    limit: 25,
    sort: '-total_price',
    search: 'omar',
    total: false,
    filter: {
      status: 'Delivered',
      merchant_id: 'M-1',
      date_order_start: { from: '2026-01-01', to: '2026-02-01' },
      date_order_delivery_customer: { to: '2026-03-01' },
      date_order_delivery_customer_end: { from: '2026-01-05' },
    },
  });
});

test('an empty list shows its text, and a failed list its error', async () => {
  api.on(list, listAnswer('date'), json({ success: false, message: 'Database is away.' }));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  expect(await screen.findByText('No Orders found.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Create order' })).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByRole('alert')).toHaveTextContent('Database is away.');
});

test('the details of an order open in a dialog', async () => {
  api.on(list, listAnswer('date', delivered, order));
  const { choose } = await open();
  await choose(/O-2/, 'View');
  const dialog = within(screen.getByRole('dialog', { name: 'Order O-2' }));
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'O-2',
    'Delivered',
    'Shoes',
    'M-1',
    'Jasmine',
    'D-1',
    'سلمى',
    '0780000000WhatsApp',
    'عمان',
    'شارع الجامعة',
    '20.50\u00A0JD',
    'Cash',
    '2026-11-20 02:05 PM',
    '2026-11-22',
    '2026-11-21 09:30 AM',
    'Call before delivery',
    '1234567895',
    '2',
    'In the branch',
    '1',
    '—',
    "Before prices were kept: the city's price at the end",
    'The driver',
    'This order has ended (Delivered). Reverse its end to change it. Reverse end',
  ]);
});

test('an order can only change to a status that follows its own, or to Delivered', async () => {
  api.on(list, listAnswer('date', order, delivered));
  api.on('/DC/UpdateOrdersStatus', done);
  const { user, choose } = await open();
  await choose(/O-1/, 'Change status');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the status of order O-1' }));
  const status = dialog.getByLabelText('New status');
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose...', 'Accepted', 'Delivered', 'Cancelled']);
  await user.selectOptions(status, 'Accepted');
  expect(dialog.getByLabelText('Driver ID')).toHaveAttribute('placeholder', 'No driver yet');
  expect(sent('/DC/DisplayDrivers')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdateOrdersStatus')[0]?.body).toEqual({
    merchant_order_id: 'O-1',
    merchant_id: 'M-1',
    status: 'Accepted',
    driver_id: '',
    end_reason: '',
    end_reason_text: '',
  });
  await user.click(row(/O-2/).getByRole('button', { name: 'More actions' }));
  const moving = screen.getByRole('menuitem', { name: /^Change status/ });
  expect(moving).toHaveAttribute('aria-disabled', 'true');
  expect(moving).toHaveTextContent('This order has ended (Delivered). Reverse its end to change it.');
});

test.each([
  ['D-1', 'Omar (D-1)'],
  ['D-2', 'Zaid (D-2) (inactive)'],
  ['D-9', 'D-9 (deleted)'],
])('the driver %s of an order is shown and, if unchanged, not sent', async (driver_id, label) => {
  api.on(list, listAnswer('date', { ...order, status: 'Picked Up', driver_id }));
  api.on('/DC/UpdateOrdersStatus', done);
  const { user, choose } = await open();
  await choose(/O-1/, 'Change status');
  const driver = within(screen.getByRole('dialog')).getByLabelText('Driver ID');
  await waitFor(() => expect(driver).toHaveDisplayValue(label));
  await user.selectOptions(screen.getByLabelText('New status'), 'Delivered');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdateOrdersStatus')[0]?.body).toMatchObject({ status: 'Delivered', driver_id: '' });
});

test('an order whose status changed in between is shown with its present status and next statuses', async () => {
  api.on(list, listAnswer('date', order), listAnswer('date', { ...order, status: 'Accepted' }));
  api.on(
    '/DC/UpdateOrdersStatus',
    refusal(409, 'changed', 'An order cannot move from Accepted to Accepted.'),
  );
  const { user, choose } = await open();
  await choose(/O-1/, 'Change status');
  const dialog = within(screen.getByRole('dialog'));
  const next = dialog.getByLabelText('New status');
  await user.selectOptions(next, 'Accepted');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'An order cannot move from Accepted to Accepted.',
  );
  await waitFor(() => expect(dialog.getByLabelText('Current status')).toHaveValue('Accepted'));
  expect(within(next).queryByRole('option', { name: 'Accepted' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(next).toHaveAccessibleDescription(/This field is required\./));
  expect(sent('/DC/UpdateOrdersStatus')).toHaveLength(1);
});

test('a missing driver shows an error beside the field', async () => {
  api.on(list, listAnswer('date', { ...order, status: 'Accepted' }));
  api.on(
    '/DC/UpdateOrdersStatus',
    refusal(400, 'invalid', 'Check the fields.', { driver_id: 'This field is required.' }),
  );
  const { user, choose } = await open();
  await choose(/O-1/, 'Change status');
  await user.selectOptions(screen.getByLabelText('New status'), 'Picked Up');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const driver = within(screen.getByRole('dialog')).getByLabelText('Driver ID');
  await waitFor(() => expect(driver).toHaveAccessibleDescription(/This field is required\./));
});

test('statuses and payment types are Arabic in Arabic', async () => {
  api.on(list, listAnswer('date', order));
  renderMerchants(<OrdersPage />, { path: '/orders', language: 'ar' });
  const first = within(await screen.findByRole('row', { name: /O-1/ }));
  expect(first.getByText('قيد الانتظار')).toBeInTheDocument();
  expect(first.getByText('نقدًا')).toBeInTheDocument();
});
