import { done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { delivered } from '../testing/samples.ts';
import { OrdersPage } from './orders-page.tsx';

const api = fakeApi();
const call = '/DC/ReverseOrderEnd';
const amounts = {
  ended: 1,
  merchant_balance: 17.5,
  driver_order_money: 0,
  driver_commission: 1.125,
  clearing: 20,
  fees: 2.5,
};

async function openDetails(client = {}) {
  api.on('/DC/DisplayOrders', listAnswer('date', delivered));
  api.on('/DC/DisplayOrdersMoney', json({ success: true, data: amounts }));
  const page = renderMerchants(<OrdersPage />, { path: '/orders', client });
  await page.user.click(await screen.findByRole('button', { name: 'More actions' }));
  const action = screen.queryByRole('menuitem', { name: 'Reverse end' });
  await page.user.click(screen.getByRole('menuitem', { name: 'View' }));
  return { ...page, action, details: within(await screen.findByRole('dialog', { name: 'Order O-2' })) };
}

test('the details of an ended order offer its reversal, and a refusal keeps the typed reason', async () => {
  api.on(call, refusal(409, 'changed', 'This order is in a paid payout.'), done);
  const { user, details } = await openDetails();
  await user.click(details.getByRole('button', { name: 'Reverse end' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Reverse the end of order O-2/ }));
  expect(await dialog.findByText('Clearing (CliQ and card)')).toBeInTheDocument();
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '17.50\u00A0JD',
    '1.125\u00A0JD',
    '20.00\u00A0JD',
    '2.50\u00A0JD',
  ]);
  const reason = dialog.getByLabelText('Reason');
  expect(reason).toHaveAccessibleDescription(/^This order has ended \(Delivered\)/);
  await user.type(reason, 'Wrong customer');
  await user.click(dialog.getByRole('button', { name: 'Reverse end' }));
  expect(await dialog.findByText('This order is in a paid payout.')).toBeInTheDocument();
  expect(reason).toHaveValue('Wrong customer');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Reverse end' }));
  expect(await screen.findByText('The end of the order was reversed.')).toBeInTheDocument();
  expect(api.received.filter(({ path }) => path === call).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      merchant_order_id: 'O-2',
      merchant_id: 'M-1',
      reason: 'Wrong customer',
    })),
  );
});

test('the details show the reversed status when a filter then hides the order', async () => {
  api.on(call, done);
  const { user, details } = await openDetails();
  api.on('/DC/DisplayOrders', async () => {
    await details.findByText('In Transit');
    return listAnswer('date').clone();
  });
  await user.click(details.getByRole('button', { name: 'Reverse end' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Reverse the end of order O-2/ }));
  await user.type(dialog.getByLabelText('Reason'), 'Wrong customer');
  await user.click(dialog.getByRole('button', { name: 'Reverse end' }));
  expect(await screen.findByText('No Orders found.')).toBeInTheDocument();
  expect(details.getByText('In Transit')).toBeInTheDocument();
  expect(details.queryByText('Delivered')).not.toBeInTheDocument();
  expect(details.queryByRole('button', { name: 'Reverse end' })).not.toBeInTheDocument();
});

test('a server without books offers no reversal', async () => {
  const { action, details } = await openDetails({ readCapabilities: () => ['orders'] });
  expect(action).not.toBeInTheDocument();
  expect(details.queryByRole('button', { name: 'Reverse end' })).not.toBeInTheDocument();
});

test('payment types say who collects, and Prepaid needs books', async () => {
  const typesOf = async (card: string, client = {}) => {
    api.on('/DC/DisplayPaymentTypes', listAnswer('data', { wording: 'Card', collector: 'Driver' }));
    api.on('/DC/DisplayOrders', listAnswer('date'));
    api.on('/DC/NextOrderId', json({ success: true, data: null }));
    const { user, unmount } = renderMerchants(<OrdersPage />, { path: '/orders', client });
    await user.click(await screen.findByRole('button', { name: 'Create order' }));
    const dialog = within(await screen.findByRole('dialog'));
    const select = dialog.getByLabelText('Payment type');
    await within(select).findByRole('option', { name: card });
    const texts = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    unmount();
    return texts.slice(-4);
  };
  expect(await typesOf('Card (the driver collects)')).toEqual([
    'Cash (the driver collects)',
    'CliQ (paid to the company)',
    'Card (the driver collects)',
    'Prepaid (the merchant was paid)',
  ]);
  expect((await typesOf('Card', { readCapabilities: () => ['orders'] })).slice(-3)).toEqual([
    'Cash',
    'CliQ',
    'Card',
  ]);
});
