import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const path = '/DC/UpdateOrders';

beforeEach(() => {
  api.on('/DC/DisplayPaymentTypes', listAnswer('data'));
  api.on('/DC/DisplayOrders', listAnswer('date', order, delivered));
  api.on(
    '/DC/DisplayDrivers',
    listAnswer('date', { driver_id: 'D-1', name_driver: 'Omar', status: 'Active' }),
  );
  api.on('/DC/DisplayCitys', listAnswer('date', { city: 'عمان' }, { city: 'إربد' }));
});

async function openMenu(name: RegExp) {
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  const row = within(await screen.findByRole('row', { name }));
  await user.click(row.getByRole('button', { name: 'More actions' }));
  return user;
}

async function openEdit() {
  const user = await openMenu(/O-1/);
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit order .*O-1/ }));
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

test('the edit of an order sends the whole order and names what changed', async () => {
  api.on(path, done);
  const { user, dialog, save } = await openEdit();
  expect(dialog.getByLabelText('Order ID')).toHaveAttribute('readonly');
  await expectAccessible();
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), 'شارع آخر');
  await pickOption(user, dialog.getByLabelText('City'), 'إربد');
  await pickOption(user, dialog.getByLabelText(/Driver/), 'Omar (D-1)');
  await save();
  expect(await screen.findByText('Done.')).toBeInTheDocument();
  const body = api.received.find((call) => call.path === path)?.body;
  expect(body).toMatchObject({
    merchant_order_id: order.merchant_order_id,
    merchant_id: order.merchant_id,
    driver_id: 'D-1',
    name_order: order.name_order,
    name_shop: order.name_shop,
    city_order: 'إربد',
    address_order: 'شارع آخر',
    name_customer: order.name_customer,
    phone_customer: order.phone_customer,
    total_price: order.total_price,
    type_payment: order.type_payment,
    date_order_delivery_customer: order.date_order_delivery_customer,
    note: order.note,
    changed_fields: expect.arrayContaining(['city_order', 'address_order', 'driver_id']),
  });
  expect(body).toHaveProperty('changed_fields.length', 3);
  expect(body).not.toHaveProperty('status');
});

test('the edit shows why the server refuses it, and keeps what was typed', async () => {
  api.on(path, refusal(409, 'changed', 'This order is Delivered.'));
  const { user, dialog, save } = await openEdit();
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), 'شارع آخر');
  await save();
  expect(await dialog.findByText('This order is Delivered.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Address')).toHaveValue('شارع آخر');
});

test('an order that has ended cannot be edited', async () => {
  await openMenu(/O-2/);
  expect(screen.getByRole('menuitem', { name: /^Edit\b.*has ended/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
