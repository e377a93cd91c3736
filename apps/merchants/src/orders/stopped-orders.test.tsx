import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { pickOption } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const driver = { driver_id: 'D-1', name_driver: 'Sami', status: 'Active' };
const first = { merchant_order_id: 'O-1', merchant_id: 'M-1' };

/** A response that has the outcome of the first order, and does not end. */
const firstOutcome = () =>
  new Response(
    new ReadableStream({
      start: (stream) =>
        stream.enqueue(new TextEncoder().encode(`${JSON.stringify({ ...first, outcome: 'done' })}\n`)),
    }),
  );

async function open() {
  api.on('/DC/DisplayDrivers', listAnswer('date', driver));
  api.on('/DC/DisplayOrders', json({ success: true, date: [order, delivered], total: 2, next: null }));
  api.on('/DC/DisplayOrdersMoney', json({ success: true, data: null }));
  const page = renderMerchants(<OrdersPage />, { path: '/orders' });
  await screen.findAllByRole('row', { name: /O-1/ });
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  const press = (name: string) =>
    page.user.click(within(screen.getByRole('region', { name: /selected/ })).getByRole('button', { name }));
  return { ...page, press };
}

const stopped = /^Stopped. Orders changed: 1./;

test('a running change can be stopped; a message has the number of changed orders', async () => {
  api.on('/DC/UpdateOrdersDriverMany', firstOutcome());
  const { user, press } = await open();
  await press('Assign driver');
  const dialog = within(screen.getByRole('dialog'));
  await pickOption(user, await dialog.findByRole('combobox', { name: 'Driver ID' }), 'Sami (D-1)');
  expect(dialog.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('button', { name: '1 of 2...' });
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(stopped, {}, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '2 selected' })).toBeInTheDocument();
});

test('a running deletion can be stopped, and undone for the orders that it deleted', async () => {
  api.on('/DC/DeleteOrdersMany', firstOutcome());
  const { user, press } = await open();
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await question.findByRole('button', { name: '1 of 2...' });
  await user.click(question.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(stopped, {}, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});
