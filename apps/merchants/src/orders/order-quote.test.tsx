import { capabilities } from '@tawseel/api-client/schemas';
import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { pickOption } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const quote = {
  fee: 3.5,
  delivery_price: 3.5,
  return_price: 2,
  second_attempt_price: null,
  cod_percent: 1.5,
  source: 'MerchantArea',
  price_id: 4,
};

const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  api.on('/DC/DisplayPaymentTypes', listAnswer('data'));
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on(
    '/DC/DisplayMerchants',
    listAnswer('data', { merchant_id: 'M-1', shop_name: 'Jasmine', status: 'Active' }),
  );
  api.on('/DC/DisplayCitys', listAnswer('date', { city: 'عمان', delivery_price: 3 }, { city: 'إربد' }));
  api.on('/DC/DisplayAreas', listAnswer('data', { country: 'الأردن', city: 'عمان', area: 'عبدون' }));
  api.on('/DC/NextOrderId', json({ success: true, data: { merchant_order_id: '101' } }));
  api.on('/DC/QuoteOrder', json({ success: true, data: [quote] }));
});

async function openCreation(options: Partial<Parameters<typeof renderMerchants>[1]> = {}) {
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders', ...options });
  await screen.findByRole('row', { name: /O-1/ });
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create order' }));
  return { user, dialog };
}

test('the form of an order shows what it costs before it is saved, by merchant, city and area', async () => {
  const { user, dialog } = await openCreation();
  await pickOption(user, dialog.getByLabelText('Merchant ID'), 'Jasmine (M-1)');
  await pickOption(user, dialog.getByLabelText('City'), 'عمان');
  await pickOption(user, dialog.getByLabelText(/^Area/), 'عبدون');
  await waitFor(() =>
    expect(dialog.getByText(/^Price of the merchant in/)).toHaveTextContent('Price of the merchant in عبدون'),
  );
  expect(dialog.getByText('1.5%')).toBeInTheDocument();
  expect(sent('/DC/QuoteOrder').at(-1)).toEqual({
    orders: [{ merchant_id: 'M-1', city: 'عمان', area: 'عبدون' }],
  });
  expect(sent('/DC/DisplayAreas')[0]).toMatchObject({ filter: { city: 'عمان' } });
});

test('another city clears the area', async () => {
  const { user, dialog } = await openCreation();
  await pickOption(user, dialog.getByLabelText('City'), 'عمان');
  await user.type(dialog.getByLabelText(/^Area/), 'دابوق');
  await pickOption(user, dialog.getByLabelText('City'), 'إربد');
  await waitFor(() => expect(dialog.getByLabelText(/^Area/)).toHaveValue(''));
});

test("a server without prices shows the city's price and no area", async () => {
  const { user, dialog } = await openCreation({
    client: { readCapabilities: () => capabilities.filter((name) => name !== 'prices') },
  });
  await pickOption(user, dialog.getByLabelText('City'), 'عمان');
  expect(await dialog.findByText('3.00')).toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Area/)).not.toBeInTheDocument();
  expect(sent('/DC/QuoteOrder')).toEqual([]);
});

test('an order whose city changes says both prices', async () => {
  const message = 'Order updated. Its delivery price was 3.50, and is now 3.00.';
  api.on('/DC/UpdateOrders', json({ success: true, message }));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pickOption(user, dialog.getByLabelText('City'), 'إربد');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText('Order updated successfully!')).not.toBeInTheDocument();
});

test('the details of an order have its quote', async () => {
  const quoted = {
    ...order,
    area_order: 'عبدون',
    fee_quote: 3.5,
    return_quote: 2,
    quote_source: 'MerchantArea',
  };
  api.on('/DC/DisplayOrders', listAnswer('date', quoted));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order O-1' }));
  expect(dialog.getByText('Price of the merchant for the area')).toBeInTheDocument();
  expect(dialog.getByText('3.50')).toBeInTheDocument();
});
