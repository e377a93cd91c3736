import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered, order } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayOrders';
const money = '/DC/DisplayOrdersMoney';

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const sent = (path: string) => api.received.filter((call) => call.path.startsWith(path));

/** Amounts that the completed ones of some orders posted. */
function posted(ended: number, merchant_balance = 0, driver_order_money = 0, driver_commission = 0) {
  const data = { ended, merchant_balance, driver_order_money, driver_commission };
  return json({ success: true, data });
}

beforeEach(() => {
  api.on('/DC/DisplayDrivers', listAnswer('date'));
});

async function open() {
  const page = renderMerchants(<OrdersPage />, { path: '/orders' });
  await screen.findAllByRole('row', { name: /O-1/ });
  const choose = async (name: RegExp, action: string) => {
    await page.user.click(row(name).getByRole('button', { name: 'More actions' }));
    await page.user.click(screen.getByRole('menuitem', { name: action }));
  };
  const tick = (id: string) => page.user.click(screen.getByRole('checkbox', { name: `Select row ${id}` }));
  return { ...page, choose, tick };
}

test('deleting a completed order shows the amounts that stay in the balances', async () => {
  api.on(list, listAnswer('date', order, delivered));
  api.on(money, posted(1, 12.5, 15, 1.125));
  const { choose } = await open();
  await choose(/O-2/, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/^This order has ended\. These amounts stay/)).toBeInTheDocument();
  const amounts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['12.50\u00A0JD', '15.00\u00A0JD', '1.125\u00A0JD']);
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    "Merchant's balance",
    "Driver's order money",
    "Driver's commission",
  ]);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Merchant's balance\s*12\.50/);
  expect(sent(money).at(-1)?.body).toEqual({ keys: ['O-2:M-1'] });
  await expectAccessible();
});

test('deleting several orders counts the completed ones and sums their amounts, without zeros', async () => {
  api.on(list, listAnswer('date', order, delivered));
  api.on(money, posted(1, -1.25, 0, 0.25));
  const { user, tick } = await open();
  for (const id of ['O-1', 'O-2']) await tick(id);
  const bar = within(screen.getByRole('region', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/^1 of them has ended\./)).toBeInTheDocument();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    "Merchants' balances",
    "Drivers' commissions",
  ]);
  expect(sent(money).at(-1)?.body).toEqual({ keys: ['O-1:M-1', 'O-2:M-1'] });
});

test('an order completed since the list loaded shows its amounts', async () => {
  api.on(list, listAnswer('date', order));
  api.on(money, posted(1, 7));
  const { choose } = await open();
  await choose(/O-1/, 'Delete');
  expect(await within(await screen.findByRole('alertdialog')).findByText('7.00')).toBeInTheDocument();
});

test('the confirmation works without amounts if the server does not support them', async () => {
  api.on(list, listAnswer('date', delivered));
  api.on(money, refusal(404, 'not_found', 'This record was not found.'));
  api.on('/DC/DeleteOrders/O-2/M-1', done);
  const { user } = renderMerchants(<OrdersPage />, { path: '/orders' });
  await screen.findByRole('row', { name: /O-2/ });
  await user.click(row(/O-2/).getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/stay in the balances of merchants and drivers/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Order deleted successfully!')).toBeInTheDocument();
});
