import { capabilities } from '@tawseel/api-client/schemas';
import { fakeApi, json, listAnswer } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const driver = { driver_id: 'D-1', name_driver: 'Sami', status: 'Active' };
const first = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
const second = { merchant_order_id: 'O-2', merchant_id: 'M-1' };

/** The response to a change of many orders. */
const outcomes = (...lines: object[]) =>
  new Response([...lines, { success: true }].map((line) => `${JSON.stringify(line)}\n`).join(''));
const isDone = (key: object) => ({ ...key, outcome: 'done' });

const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

async function open(total: number, path = '/orders', client = {}) {
  api.on('/DC/DisplayDrivers', listAnswer('date', driver));
  api.on(
    '/DC/DisplayOrders',
    json({ success: true, date: [order, delivered], total, next: total > 2 ? 'c' : null }),
  );
  const page = renderMerchants(<OrdersPage />, { path, client });
  await screen.findAllByRole('row', { name: /O-1/ });
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  const press = (name: string) =>
    page.user.click(within(screen.getByRole('region', { name: /selected/ })).getByRole('button', { name }));
  return { ...page, press };
}

const dialog = () => within(screen.getByRole('dialog'));

test('the status of selected orders changes by one request; the order that fails is named and stays selected', async () => {
  const message = 'An order cannot move from Delivered to Cancelled.';
  api.on(
    '/DC/UpdateOrdersStatusMany',
    outcomes(isDone(first), { ...second, outcome: 'failed', code: 'changed', message }),
  );
  const { user, press } = await open(2);
  await press('Change status');
  await user.selectOptions(await dialog().findByRole('combobox', { name: 'New status' }), 'Cancelled');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('Choose the reason.')).toBeInTheDocument();
  await user.selectOptions(dialog().getByRole('combobox', { name: /^Reason/ }), 'Damaged');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByRole('listitem')).toHaveTextContent(`O-2 (M-1) ${message}`);
  expect(sent('/DC/UpdateOrdersStatusMany')).toEqual([
    {
      orders: [first, second],
      status: 'Cancelled',
      driver_id: '',
      end_reason: 'Damaged',
      end_reason_text: '',
    },
  ]);
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.getByRole('region', { name: '1 selected' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select row O-2' })).toBeChecked();
});

test('all orders that match are selected beyond the loaded ones, and get a driver', async () => {
  api.on('/DC/UpdateOrdersDriverMany', outcomes(isDone(first), isDone(second)));
  const { user, press } = await open(2356, '/orders?search=om&status=Pending');
  expect(screen.getByRole('region', { name: '2 selected' })).toBeInTheDocument();
  await press('Select all 2,356 matching');
  expect(screen.getByRole('region', { name: '2,356 selected' })).toBeInTheDocument();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2,356 selected');
  await press('Assign driver');
  expect(screen.getByRole('dialog', { name: 'Assign a driver to 2,356 orders' })).toBeInTheDocument();
  await expectAccessible();
  await pickOption(user, await dialog().findByRole('combobox', { name: 'Driver ID' }), 'Sami (D-1)');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 orders updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdateOrdersDriverMany')).toEqual([
    { matching: { search: 'om', filter: { status: 'Pending' } }, driver_id: 'D-1' },
  ]);
  expect(screen.getByRole('region', { name: '2,356 selected' })).toBeInTheDocument();
});

test('selected orders stay selected after a change, which offers what at least one of them can become', async () => {
  api.on('/DC/UpdateOrdersStatusMany', outcomes(isDone(first), isDone(second)));
  const { user, press } = await open(2);
  await press('Change status');
  const select = await dialog().findByRole('combobox', { name: 'New status' });
  const texts = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(texts.slice(-3)).toEqual(['Accepted', 'Delivered', 'Cancelled']);
  expect(texts).not.toContain('Returned');
  await user.selectOptions(select, 'Delivered');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 orders updated successfully!')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '2 selected' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change status', description: '' })).toHaveFocus();
});

test('orders that have all ended change no status', async () => {
  const { user } = await open(2);
  await user.click(screen.getByRole('checkbox', { name: 'Select row O-1' }));
  const bar = within(screen.getByRole('region', { name: '1 selected' }));
  expect(bar.getByRole('button', { name: 'Change status' })).toBeDisabled();
});

test('a server that takes one step at a time is offered the statuses that follow', async () => {
  const { press } = await open(2, '/orders', {
    readCapabilities: () => capabilities.filter((name) => name !== 'order_steps'),
  });
  await press('Change status');
  const select = await dialog().findByRole('combobox', { name: 'New status' });
  expect(within(select).queryByRole('option', { name: 'Delivered' })).not.toBeInTheDocument();
});

test('a tick, or a new search, ends the selection of all that match', async () => {
  const { user, press } = await open(60);
  await press('Select all 60 matching');
  await user.click(screen.getByRole('checkbox', { name: 'Select row O-2' }));
  expect(screen.getByRole('region', { name: '1 selected' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select row O-2' }));
  await press('Select all 60 matching');
  await user.type(screen.getByRole('searchbox'), 'om');
  expect(screen.queryByRole('region', { name: /selected/ })).not.toBeInTheDocument();
});

test('all that match are printed, up to the limit of one window, and deleted after a question with their number', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  const { user, press } = await open(501);
  await press('Select all 501 matching');
  await press('Print');
  expect(opened).not.toHaveBeenCalled();
  expect(screen.getByText('You can print up to 500 receipts at a time.')).toBeInTheDocument();
  api.on('/DC/DeleteOrdersMany', outcomes(isDone(first)));
  api.on('/DC/RestoreOrdersMany', outcomes(isDone(first)));
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/delete 501 orders/)).toBeInTheDocument();
  expect(question.getByText(/and 499 more/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 order restored successfully!')).toBeInTheDocument();
  expect(sent('/DC/RestoreOrdersMany')).toEqual([{ orders: [first] }]);
});

test('a change of drivers names those that were seen; cut off, it is continued with the same key', async () => {
  api.on(
    '/DC/UpdateOrdersDriverMany',
    new Response(`${JSON.stringify(isDone(first))}\n`),
    outcomes(isDone(first), isDone(second)),
  );
  const { user, press } = await open(2);
  await press('Assign driver');
  await pickOption(user, await dialog().findByRole('combobox', { name: 'Driver ID' }), 'Sami (D-1)');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText(/could not be read/)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 orders updated successfully!')).toBeInTheDocument();
  const seen = [order, delivered].map(({ driver_id }) => ({ expected_fields: { driver_id } }));
  const body = {
    orders: [
      { ...first, ...seen[0] },
      { ...second, ...seen[1] },
    ],
    driver_id: 'D-1',
  };
  expect(sent('/DC/UpdateOrdersDriverMany')).toEqual([body, body]);
  const keys = api.received.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each(['Change status', 'Assign driver', 'Delete'])(
  'more orders than one call changes are refused before the dialog of "%s" opens',
  async (action) => {
    const { press } = await open(10_001);
    await press('Select all 10,001 matching');
    await press(action);
    expect(await screen.findByText(/^You can change up to 10,000 orders at a time\./)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '10,001 selected' })).toBeInTheDocument();
  },
);

test('a deletion of selected orders names the statuses that were seen', async () => {
  api.on('/DC/DisplayOrdersMoney', json({ success: true, data: null }));
  api.on('/DC/DeleteOrdersMany', outcomes(isDone(first), isDone(second)));
  const { user, press } = await open(2);
  await press('Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 orders deleted successfully!')).toBeInTheDocument();
  const seen = [order, delivered].map(({ status }) => ({ expected_fields: { status } }));
  const orders = [
    { ...first, ...seen[0] },
    { ...second, ...seen[1] },
  ];
  expect(sent('/DC/DeleteOrdersMany')).toEqual([{ orders }]);
});
