import { capabilities } from '@tawseel/api-client/schemas';
import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { ExtensionsProvider, type Extensions, type SlotProps } from '@tawseel/federation/slots';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayOrders';
const withoutDispatch = { readCapabilities: () => capabilities.filter((name) => name !== 'dispatch') };

beforeEach(() => {
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on('/DC/DisplayPaymentTypes', listAnswer('data'));
});

const asked = () => api.received.find(({ path }) => path === list)?.body;

test('orders are filtered by what has to be done with their parcels', async () => {
  api.on(list, listAnswer('date', order));
  renderMerchants(<OrdersPage />, { path: '/orders?stage=decide' });
  await screen.findByRole('row', { name: /O-1/ });
  expect(asked()).toMatchObject({ filter: { stage: 'decide' } });
  const options = within(screen.getByRole('combobox', { name: 'Filter: Where' })).getAllByRole('option');
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
    'To collect',
    'In the branch',
    'Out',
    'Failed today',
    'To decide',
    'To return',
  ]);
});

test('a server without a dispatch desk gets no such filter, and details lack the parcel', async () => {
  api.on(list, listAnswer('date', order));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders?stage=decide', client: withoutDispatch });
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  expect(asked()).not.toHaveProperty('filter.stage');
  expect(screen.queryByRole('combobox', { name: 'Filter: Where' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'View' }));
  expect(within(screen.getByRole('dialog')).queryByText('Attempts')).not.toBeInTheDocument();
});

test('details have the day of the next attempt if there is one', async () => {
  api.on(list, listAnswer('date', { ...order, next_attempt_on: '2026-11-29' }));
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  const row = within(await screen.findByRole('row', { name: /O-1/ }));
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'View' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Next attempt').parentElement).toHaveTextContent('2026-11-29');
  expect(dialog.getByText('Where it is').parentElement).toHaveTextContent('In the branch');
});

const extension = {
  slot: 'orders.selection-actions' as const,
  feature: 'dispatch',
  name: 'run',
  label: { en: 'Put on a run', ar: 'إضافة إلى جولة' },
  order: 10,
};

function NamedOrders({ orders, onChanged, onClose }: SlotProps['orders.selection-actions']) {
  const end = () => {
    onChanged();
    onClose();
  };
  return (
    <button type="button" onClick={end}>
      {orders.map((row) => row.merchant_order_id).join(' and ')}
    </button>
  );
}

/** Opens the orders with an action of another feature, and selects all rows. */
async function openWith(load: Extensions['load']) {
  const extensions: Extensions = {
    language: 'en',
    of: (slot) => (slot === extension.slot ? [extension] : []),
    load,
    report: () => undefined,
    hasPage: () => true,
  };
  const { user } = renderMerchants(
    <ExtensionsProvider value={extensions}>
      <OrdersPage />
    </ExtensionsProvider>,
    { path: '/orders' },
  );
  await screen.findByRole('row', { name: /O-1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  const bar = within(await screen.findByRole('region', { name: /selected/ }));
  return { user, bar, action: () => bar.getByRole('button', { name: 'Put on a run' }) };
}

test('an action of another feature gets the selected orders, and ends the selection', async () => {
  api.on(list, listAnswer('date', order, delivered));
  const { user, action } = await openWith(jest.fn().mockResolvedValue(NamedOrders));
  await user.click(action());
  await user.click(await screen.findByRole('button', { name: 'O-1 and O-2' }));
  expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument();
});

test('an action that does not load is reported, and the orders stay selected', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on(list, listAnswer('date', order, delivered));
  const { user, action } = await openWith(() => Promise.reject(new Error('broken')));
  await user.click(action());
  expect(await screen.findByText(/went wrong|failed|could not|Error/i)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '2 selected' })).toBeInTheDocument();
});

test('an action of another feature says that it needs rows while all that match are selected', async () => {
  api.on(list, json({ success: true, date: [order, delivered], total: 9, next: 'more' }));
  const { user, bar, action } = await openWith(() => Promise.reject(new Error('unused')));
  await user.click(bar.getByRole('button', { name: /Select all 9/ }));
  expect(action()).toBeDisabled();
  expect(action()).toHaveAttribute('title', 'Works with selected rows only, not with all that match.');
});
