import { done, fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const sent = () => api.received.filter(({ path }) => path === '/DC/UpdateOrdersStatus');

test('a cancelled order needs a reason, which its details show', async () => {
  const reason = { end_reason: 'Customer refused', end_reason_text: 'Too late' };
  const ended = { ...order, status: 'Cancelled', ...reason };
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on('/DC/DisplayOrders', listAnswer('date', order), listAnswer('date', ended));
  api.on('/DC/UpdateOrdersStatus', done);
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  const choose = async (action: string) => {
    const row = within(await screen.findByRole('row', { name: /O-1/ }));
    await user.click(row.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: action }));
  };
  await choose('Change status');
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('New status'), 'Cancelled');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const field = dialog.getByLabelText(/^Reason/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This field is required\./));
  expect(sent()).toEqual([]);
  await user.selectOptions(field, 'Customer refused');
  await user.type(dialog.getByLabelText(/^Details of the reason/), 'Too late');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order updated successfully!')).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ status: 'Cancelled', ...reason });
  await choose('View');
  expect(screen.getByText('Customer refused')).toBeInTheDocument();
  expect(screen.getByText('Too late')).toBeInTheDocument();
});
