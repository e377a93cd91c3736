import type { ApiClientOptions } from '@tawseel/api-client';
import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const removal = '/DC/DeleteOrders/O-1/M-1';
const bodies = () => api.received.filter(({ path }) => path === removal).map(({ body }) => body);

beforeEach(() => {
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on('/DC/DisplayOrders', listAnswer('date', order));
  api.on('/DC/DisplayOrdersMoney', json({ success: true, data: null }));
});

/** Opens the question whether to delete the order. */
async function ask(client: Partial<ApiClientOptions> = {}) {
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders', client });
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  const menu = row.queryByRole('button', { name: 'More actions' });
  if (menu) await user.click(menu);
  const name = { name: 'Delete' };
  await user.click(menu ? screen.getByRole('menuitem', name) : row.getByRole('button', name));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { dialog, remove: () => user.click(dialog.getByRole('button', name)) };
}

test('a deletion carries the status that was seen; after a refusal, that of the refreshed row', async () => {
  const message = 'Somebody else has changed the status of this order to Picked Up since you opened it.';
  api.on(removal, refusal(409, 'changed', message));
  const { dialog, remove } = await ask();

  api.on('/DC/DisplayOrders', listAnswer('date', { ...order, status: 'Picked Up' }));
  await remove();
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /O-1.*Picked Up/, hidden: true })).toBeInTheDocument();

  api.on(removal, done);
  await remove();
  expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
  expect(bodies()).toEqual([
    { expected_fields: { status: order.status } },
    { expected_fields: { status: 'Picked Up' } },
  ]);
});

test('a deletion has no body on a server of the contract alone', async () => {
  api.on(removal, done);
  const { remove } = await ask({ readCapabilities: () => [] });
  await remove();
  expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
  expect(bodies()).toEqual([undefined]);
});
