import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();

test('an order is created', async () => {
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on('/DC/DisplayPaymentTypes', listAnswer('data'));
  api.on('/DC/QuoteOrder', json({ success: true, data: [null] }));
  api.on('/DC/NextOrderId', refusal(404, 'not_found', 'This record was not found.'));
  api.on('/DC/CustomerHistory', json({ success: true, data: null }));
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  api.on(
    '/DC/CreateOrders',
    refusal(409, 'duplicate', 'In use.', { merchant_order_id: 'Already in use.' }),
    done,
  );
  api.on(
    '/DC/DisplayMerchants',
    listAnswer('data', { merchant_id: 'M-1', shop_name: 'Jasmine', status: 'Active' }),
  );
  api.on('/DC/DisplayCitys', listAnswer('date', { city: 'عمان' }));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  await screen.findByRole('row', { name: /O-1/ });
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create order' }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Create order' }));
  expect(dialog.getByLabelText('Order ID')).toHaveAccessibleDescription(/This field is required\./);
  await user.type(dialog.getByLabelText('Order ID'), 'O-9');
  await pickOption(user, dialog.getByLabelText('Merchant ID'), 'Jasmine (M-1)');
  await user.type(dialog.getByLabelText('Order name'), 'Shoes');
  await user.type(dialog.getByLabelText('Customer'), 'سلمى');
  await user.type(dialog.getByLabelText('Phone'), '0780000000');
  await pickOption(user, dialog.getByLabelText('City'), 'عمان');
  await user.type(dialog.getByLabelText('Address'), 'شارع الجامعة');
  await user.type(dialog.getByLabelText('Total price'), '20.5');
  await user.clear(dialog.getByLabelText('Requested delivery date'));
  await user.type(dialog.getByLabelText('Requested delivery date'), '2099-11-22');
  await user.type(dialog.getByLabelText(/^Note/), 'Fragile');
  await user.click(dialog.getByRole('button', { name: 'Create order' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Order ID')).toHaveAccessibleDescription(/Already in use\./),
  );
  await user.click(dialog.getByRole('button', { name: 'Create order' }));
  expect(await screen.findByText('Order created successfully!')).toBeInTheDocument();
  const sent = api.received.filter((call) => call.path === '/DC/CreateOrders');
  expect(sent.at(-1)?.body).toEqual({
    merchant_order_id: 'O-9',
    merchant_id: 'M-1',
    driver_id: '',
    name_order: 'Shoes',
    name_customer: 'سلمى',
    phone_customer: '0780000000',
    city_order: 'عمان',
    area_order: '',
    address_order: 'شارع الجامعة',
    total_price: 20.5,
    type_payment: 'Cash',
    date_order_delivery_customer: '2099-11-22',
    note: 'Fragile',
  });
});
