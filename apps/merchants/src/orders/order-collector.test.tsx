import { capabilities } from '@tawseel/api-client/schemas';
import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const undecided = { ...order, status: 'Picked Up', type_payment: 'Talabat Pay', collector: 'Undecided' };

beforeEach(() => {
  api.on('/DC/DisplayOrders', listAnswer('date', undecided));
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on('/DC/DisplayOrdersMoney', json({ success: true, data: null }));
});

const tokenOf = (role: string) => `head.${btoa(JSON.stringify({ role }))}.signature`;

async function open(client = {}) {
  const page = renderMerchants(<OrdersPage />, { path: '/orders', client });
  await screen.findByRole('row', { name: /O-1/ });
  const choose = async (action: string) => {
    await page.user.click(screen.getByRole('button', { name: 'More actions' }));
    await page.user.click(screen.getByRole('menuitem', { name: action }));
  };
  return { ...page, choose };
}
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

test('an order whose payment type nobody has decided is marked, and decided for all orders of the type', async () => {
  api.on('/DC/UpdatePaymentTypes', done);
  const { user, choose } = await open();
  expect(screen.getByText('Who collects?')).toHaveAttribute('data-tone', 'attention');
  await choose('View');
  const details = within(await screen.findByRole('dialog', { name: /^Order / }));
  expect(details.getByText('Not decided')).toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Decide who collects' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Who collects order O-1/ }));
  expect(dialog.getByLabelText('Who collects')).toHaveAccessibleDescription(/Talabat Pay/);
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent('/DC/UpdatePaymentTypes')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('Who collects'), 'The driver');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved who collects.')).toBeInTheDocument();
  expect(sent('/DC/UpdatePaymentTypes')).toEqual([{ wording: 'Talabat Pay', collector: 'Driver' }]);
});

test('an order is decided alone', async () => {
  api.on('/DC/UpdateOrdersCollector', done);
  const { user, choose } = await open();
  await choose('Decide who collects');
  const dialog = within(await screen.findByRole('dialog', { name: /^Who collects order/ }));
  await user.selectOptions(dialog.getByLabelText('Who collects'), 'Nobody, paid in advance');
  await user.selectOptions(dialog.getByLabelText('Applies to'), 'This order only');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved who collects.')).toBeInTheDocument();
  expect(sent('/DC/UpdateOrdersCollector')).toEqual([
    { merchant_order_id: 'O-1', merchant_id: 'M-1', collector: 'Nobody' },
  ]);
});

test('the change of status leads to where it is decided', async () => {
  api.on('/DC/UpdateOrdersStatus', refusal(409, 'payment_undecided', 'The payment type is Talabat Pay.'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change the status/ }));
  expect(dialog.getByRole('link', { name: 'Decide who collects' })).toHaveAttribute(
    'href',
    '/payment-types?search=Talabat+Pay',
  );
  await user.selectOptions(dialog.getByLabelText('New status'), 'Delivered');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The payment type is Talabat Pay.')).toBeInTheDocument();
  expect(dialog.getByLabelText('New status')).toHaveDisplayValue('Delivered');
});

test('a server without payment types marks no order, and a person without the right decides none', async () => {
  const others = capabilities.filter((name) => name !== 'payment_types');
  api.on('/DC/DisplayOrders', listAnswer('date', { ...undecided, collector: undefined }));
  const { unmount } = await open({ readCapabilities: () => others });
  expect(screen.getByText('Talabat Pay')).toBeInTheDocument();
  expect(screen.queryByText('Who collects?')).not.toBeInTheDocument();
  unmount();
  api.on('/DC/DisplayOrders', listAnswer('date', undecided));
  const { user } = await open({ readToken: () => tokenOf('Viewer') });
  expect(await screen.findByText('Who collects?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View' }));
  expect(await screen.findByText('Not decided')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Decide who collects' })).not.toBeInTheDocument();
});
