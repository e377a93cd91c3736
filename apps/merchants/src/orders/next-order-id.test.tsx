import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();

beforeEach(() => api.on('/DC/DisplayPaymentTypes', listAnswer('data')));

test('the dialog of a new order proposes its id, and closes without a question if nothing was typed', async () => {
  for (const path of ['/DC/DisplayOrders', '/DC/DisplayDrivers', '/DC/DisplayCitys'])
    api.on(path, listAnswer('date', ...(path === '/DC/DisplayOrders' ? [order] : [])));
  api.on('/DC/DisplayMerchants', listAnswer('data'));
  api.on('/DC/NextOrderId', json({ success: true, data: { merchant_order_id: 'O-3' } }));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  await screen.findAllByRole('row', { name: /O-1/ });
  await user.click(screen.getByRole('button', { name: 'Create order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create order' }));
  await waitFor(() => expect(dialog.getByLabelText('Order ID')).toHaveValue('O-3'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
