import { capabilities } from '@tawseel/api-client/schemas';
import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const customer = {
  name_customer: 'سلمى حداد',
  address_order: 'شارع الحصن',
  city_order: 'إربد',
  delivered: 5,
  refused: 2,
  last: `${new Date().getFullYear()}-06-03T10:00:00+03:00`,
};
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  api.on('/DC/DisplayPaymentTypes', listAnswer('data'));
  api.on('/DC/QuoteOrder', json({ success: true, data: [null] }));
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on(
    '/DC/DisplayMerchants',
    listAnswer('data', { merchant_id: 'M-1', shop_name: 'Jasmine', status: 'Active' }),
  );
  api.on('/DC/DisplayCitys', listAnswer('date', { city: 'عمان' }, { city: 'إربد' }));
  api.on('/DC/NextOrderId', json({ success: true, data: { merchant_order_id: '101' } }));
});

async function open(language: 'en' | 'ar' = 'en') {
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders', language });
  await screen.findByRole('row', { name: /O-1/ });
  const [button] = screen.getAllByRole('button', { name: language === 'en' ? 'Create order' : 'إضافة طلب' });
  if (button) await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fillFirst({ user, dialog }: Opened) {
  await waitFor(() => expect(dialog.getByLabelText('Order ID')).toHaveValue('101'));
  await pickOption(user, dialog.getByLabelText('Merchant ID'), 'Jasmine (M-1)');
  await user.type(dialog.getByLabelText('Order name'), 'Shoes');
  await user.type(dialog.getByLabelText('Phone'), '0780000000');
  await user.type(dialog.getByLabelText('Customer'), 'سلمى');
  await pickOption(user, dialog.getByLabelText('City'), 'عمان');
  await user.type(dialog.getByLabelText('Address'), 'شارع الجامعة');
}

const unknown = json({ success: true, data: null });
const known = json({ success: true, data: customer });

test('Enter saves the order and opens the next one, which keeps what orders have in common', async () => {
  api.on('/DC/CustomerHistory', unknown);
  api.on('/DC/CreateOrders', done);
  const page = await open();
  const { user, dialog } = page;
  await fillFirst(page);
  api.on('/DC/NextOrderId', json({ success: true, data: { merchant_order_id: '102' } }));
  await user.type(dialog.getByLabelText('Total price'), '20.5{Enter}');
  const message = await dialog.findByText(/^Order .*101.* created\./);
  expect(message.closest('[role=status]')).toBeInTheDocument();
  expect(dialog.getByLabelText('Phone')).toHaveFocus();
  await waitFor(() => expect(dialog.getByLabelText('Order ID')).toHaveValue('102'));
  expect(sent('/DC/NextOrderId').at(-1)).toEqual({ merchant_id: 'M-1' });
  for (const [label, value] of [
    ['Merchant ID', 'Jasmine (M-1)'],
    ['Order name', 'Shoes'],
    ['City', 'عمان'],
    ['Payment type', 'Cash (the driver collects)'],
    ['Phone', ''],
    ['Customer', ''],
    ['Address', ''],
    ['Total price', ''],
  ] as const)
    expect(dialog.getByLabelText(label)).toHaveDisplayValue(value);
  await user.type(dialog.getByLabelText('Phone'), '0');
  expect(message).toBeVisible();
  await expectAccessible();
});

test('Ctrl+Enter saves the order and closes the dialog', async () => {
  api.on('/DC/CustomerHistory', unknown);
  api.on('/DC/CreateOrders', done);
  const page = await open();
  await fillFirst(page);
  await page.user.type(page.dialog.getByLabelText('Total price'), '20.5{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Order created successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent('/DC/CreateOrders')).toHaveLength(1);
});

test('a refused sticker shows its fault beside its field, which opens, and keeps all values', async () => {
  api.on('/DC/CustomerHistory', unknown);
  api.on('/DC/CreateOrders', refusal(409, 'duplicate', 'In use.', { parcel_code: 'Already in use.' }), done);
  const page = await open();
  const { user, dialog } = page;
  const more = dialog.getByText('More').closest('details');
  expect(more).not.toHaveAttribute('open');
  await fillFirst(page);
  await user.type(dialog.getByLabelText('Total price'), '20.5');
  await user.type(dialog.getByLabelText(/^Parcel code/), '1234567895');
  await user.click(dialog.getByText('More'));
  await user.click(dialog.getByText('More'));
  expect(more).not.toHaveAttribute('open');
  await user.click(dialog.getByRole('button', { name: 'Save and next' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('In use.');
  expect(more).toHaveAttribute('open');
  expect(dialog.getByLabelText(/^Parcel code/)).toHaveAccessibleDescription(/Already in use\./);
  expect(dialog.getByLabelText(/^Parcel code/)).toHaveFocus();
  expect(dialog.getByLabelText('Customer')).toHaveValue('سلمى');
  await user.keyboard('{Enter}');
  expect(await dialog.findByText(/^Order .*101.* created\./)).toBeVisible();
  expect(sent('/DC/CreateOrders').at(-1)).toMatchObject({ parcel_code: '1234567895' });
  expect(more).toHaveAttribute('open');
});

test('a known phone number fills empty fields and shows the history of the customer', async () => {
  api.on('/DC/CustomerHistory', known);
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Address'), 'Street 2');
  await user.type(dialog.getByLabelText('Phone'), '0780000000');
  await waitFor(() => expect(dialog.getByLabelText('Customer')).toHaveValue('سلمى حداد'));
  expect(dialog.getByLabelText('City')).toHaveDisplayValue('إربد');
  expect(dialog.getByLabelText('Address')).toHaveValue('Street 2');
  expect(dialog.getByLabelText('Phone')).toHaveAccessibleDescription('5 delivered, 2 refused, last 3 June');
  await user.type(dialog.getByLabelText('Phone'), '{Backspace}{Backspace}');
  await waitFor(() => expect(dialog.getByLabelText('Customer')).toHaveValue(''));
  expect(dialog.getByLabelText('Phone')).toHaveAccessibleDescription('9 to 15 digits.');
});

test('the history of a customer has Arabic plurals', async () => {
  api.on('/DC/CustomerHistory', known);
  const { user, dialog } = await open('ar');
  await user.type(dialog.getByLabelText('الهاتف'), '0780000000');
  await waitFor(() =>
    expect(dialog.getByLabelText('الهاتف')).toHaveAccessibleDescription(
      'سُلِّمت 5 طلبات ورُفض اثنان، آخرها ⁨3 حزيران⁩',
    ),
  );
});

test('a failed lookup of a phone number changes nothing', async () => {
  api.on('/DC/CustomerHistory', json({ success: false, message: 'Database is away.' }));
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Phone'), '0780000000');
  await waitFor(() => expect(sent('/DC/CustomerHistory')).toHaveLength(1));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Phone')).toHaveAccessibleDescription('9 to 15 digits.');
});

test('a copy has the values of its order except id, sticker and date', async () => {
  api.on('/DC/CustomerHistory', known);
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create order' }));
  await waitFor(() => expect(dialog.getByLabelText('Order ID')).toHaveValue('101'));
  for (const [label, value] of [
    ['Customer', 'سلمى'],
    ['Phone', '0780000000'],
    ['Address', 'شارع الجامعة'],
    ['Total price', '20.5'],
    [/^Parcel code/, ''],
    [/^Pieces/, '2'],
    [/^Note/, 'Call before delivery'],
  ] as const)
    expect(dialog.getByLabelText(label)).toHaveDisplayValue(value);
  expect(dialog.getByLabelText('Requested delivery date')).not.toHaveDisplayValue(/2026-11-22|22\/11\/2026/);
});

test('the form has no sticker and looks up no phone number on a server without intake', async () => {
  const { user } = renderMerchants(<OrdersPage />, {
    path: '/orders',
    client: { readCapabilities: () => capabilities.filter((name) => name !== 'intake') },
  });
  await screen.findByRole('row', { name: /O-1/ });
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Phone'), '0780000000');
  expect(dialog.queryByText('More')).not.toBeInTheDocument();
  expect(dialog.getByLabelText(/^Note/)).toBeVisible();
  expect(sent('/DC/CustomerHistory')).toEqual([]);
});
