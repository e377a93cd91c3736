import { capabilities } from '@tawseel/api-client/schemas';
import { broken, done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayOrders';

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const sent = (path: string) => api.received.filter((call) => call.path.startsWith(path));
const messages = () => screen.getByRole('region', { name: 'Messages' });

const money = '/DC/DisplayOrdersMoney';

/** Amounts that the completed ones of some orders posted. */
function posted(ended: number, merchant_balance = 0, driver_order_money = 0, driver_commission = 0) {
  const data = { ended, merchant_balance, driver_order_money, driver_commission };
  return json({ success: true, data });
}

beforeEach(() => {
  api.on('/DC/DisplayDrivers', listAnswer('date'));
  api.on(money, posted(0));
});

/** A server that changes one order by a call. */
const withoutBulk = { readCapabilities: () => capabilities.filter((name) => name !== 'bulk') };

async function open(path = '/orders', client: object = withoutBulk) {
  const page = renderMerchants(<OrdersPage />, { path, client });
  await screen.findAllByRole('row', { name: /O-1/ });
  const choose = async (name: RegExp, action: string) => {
    await page.user.click(row(name).getByRole('button', { name: 'More actions' }));
    await page.user.click(screen.getByRole('menuitem', { name: action }));
  };
  const tick = (id: string) => page.user.click(screen.getByRole('checkbox', { name: `Select row ${id}` }));
  return { ...page, choose, tick };
}

test('an order is deleted after a confirmation that names it, and Undo restores it', async () => {
  api.on(list, listAnswer('date', order));
  api.on('/DC/DeleteOrders/O-1/M-1', done);
  api.on('/DC/RestoreOrders/O-1/M-1', done);
  const { user, choose } = await open();
  await choose(/O-1/, 'Delete');
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^Are you sure/)).toHaveTextContent(/delete order O-1 of merchant M-1\?/);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Order restored successfully!')).toBeInTheDocument();
  expect(sent('/DC/RestoreOrders')[0]?.method).toBe('POST');
});

test('several orders are deleted after a confirmation with their ids, and one Undo restores them', async () => {
  api.on(list, listAnswer('date', order, delivered));
  for (const id of ['O-1', 'O-2']) {
    api.on(`/DC/DeleteOrders/${id}/M-1`, done);
    api.on(`/DC/RestoreOrders/${id}/M-1`, done);
  }
  api.on(money, posted(1, 17.5));
  const { user, tick } = await open();
  await tick('O-1');
  await tick('O-2');
  await user.click(
    within(screen.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Delete' }),
  );
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('O-1')).toBeInTheDocument();
  expect(dialog.getByText('O-2')).toBeInTheDocument();
  expect(await dialog.findByText('17.50')).toBeInTheDocument();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 orders deleted successfully!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 orders restored successfully!')).toBeInTheDocument();
  expect(sent('/DC/RestoreOrders')).toHaveLength(2);
});

test('the confirmation names the merchants of orders with equal ids', async () => {
  api.on(list, listAnswer('date', order, { ...order, merchant_id: 'M-2' }, delivered));
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  const bar = within(screen.getByRole('region', { name: '3 selected' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('O-1 (M-1) · O-1 (M-2) · O-2');
});

async function deleteBoth(page: Awaited<ReturnType<typeof open>>) {
  await page.tick('O-1');
  await page.tick('O-2');
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await page.user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

test('a partly failed deletion names the orders that are left and why; one Undo restores all others', async () => {
  api.on(list, listAnswer('date', order, delivered), listAnswer('date', delivered));
  api.on('/DC/DeleteOrders/O-1/M-1', done);
  api.on('/DC/DeleteOrders/O-2/M-1', refusal(409, 'in_use', 'It is on its way.'));
  api.on('/DC/RestoreOrders/O-1/M-1', done);
  const page = await open();
  await deleteBoth(page);
  const outcome = within(await screen.findByRole('dialog', { name: 'Some orders were not changed' }));
  expect(outcome.getByText('Orders changed: 1')).toBeInTheDocument();
  expect(outcome.getByRole('listitem')).toHaveTextContent('O-2 (M-1) It is on its way.');
  expect(outcome.getByRole('link', { name: 'O-2' })).toHaveAttribute('href', '/orders?search=O-2');
  await expectAccessible();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await page.user.click(outcome.getByRole('button', { name: 'Copy list' }));
  expect(written).toHaveBeenCalledWith('O-2\tM-1\tIt is on its way.');
  // The modal dialog makes Undo unreachable.
  expect(messages()).not.toHaveTextContent('1 order deleted successfully!');
  await page.user.click(outcome.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(messages()).toHaveTextContent('1 order deleted successfully!');
  expect(screen.getByRole('checkbox', { name: 'Select row O-2' })).toBeChecked();
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 order restored successfully!')).toBeInTheDocument();
});

test('orders that somebody else deleted in between count as deleted', async () => {
  api.on(list, listAnswer('date', order, delivered), listAnswer('date'));
  api.on('/DC/DeleteOrders/O-1/M-1', done);
  api.on('/DC/DeleteOrders/O-2/M-1', refusal(404, 'not_found', 'This record was not found.'));
  await deleteBoth(await open());
  expect(await screen.findByText('1 order deleted successfully!')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an Undo that fails partway shows the number of remaining orders and continues with them', async () => {
  api.on(list, listAnswer('date', order, delivered));
  for (const id of ['O-1', 'O-2']) api.on(`/DC/DeleteOrders/${id}/M-1`, done);
  api.on('/DC/RestoreOrders/O-1/M-1', done);
  api.on('/DC/RestoreOrders/O-2/M-1', broken(), done);
  const page = await open();
  await deleteBoth(page);
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(/^1 order could not be restored\. The server cannot be reached\./),
  ).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 orders restored successfully!')).toBeInTheDocument();
  expect(sent('/DC/RestoreOrders/O-1')).toHaveLength(1);
  expect(sent('/DC/RestoreOrders/O-2')).toHaveLength(2);
});

test('one or several orders print in a new window', async () => {
  api.on(list, listAnswer('date', order, delivered));
  const opened = jest.spyOn(window, 'open').mockReturnValue(window);
  const { user, choose, tick } = await open();
  await choose(/O-1/, 'Print');
  expect(opened).toHaveBeenLastCalledWith('/receipt#O-1:M-1', '_blank');
  await tick('O-1');
  await tick('O-2');
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Print' }));
  expect(opened).toHaveBeenLastCalledWith('/receipt#O-1:M-1,O-2:M-1', '_blank');
  opened.mockReturnValue(null);
  await user.click(bar.getByRole('button', { name: 'Print' }));
  expect(messages()).toHaveTextContent('Your browser blocked the print window.');
});

test("the export applies the list's filters, the export of a selection contains exactly its rows", async () => {
  api.on(list, listAnswer('date', order, delivered));
  api.on('/DC/Export/orders', () => new Response('id\r\n1\r\n2\r\n'));
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, tick } = await open('/orders?search=om&status=Delivered&sort=-total_price');
  const exportNow = async (lead: RegExp) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Orders' }));
    expect(dialog.getByText(lead)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText(/^Exported 2 rows to orders-\d{4}-\d\d-\d\d\.csv\.$/)).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body,
    );
    return sent('/DC/Export').at(-1)?.body;
  };
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await exportNow(/2 rows, using the current filters/)).toEqual({
    format: 'csv',
    search: 'om',
    filter: { status: 'Delivered' },
    sort: '-total_price',
  });
  await tick('O-1');
  await user.click(
    within(screen.getByRole('region', { name: '1 selected' })).getByRole('button', { name: 'Export' }),
  );
  expect(await exportNow(/your selection: 1 row/)).toEqual({
    format: 'csv',
    filter: { key: ['O-1:M-1'] },
    sort: '-total_price',
  });
});
