import { broken, done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { deletedOrder } from '../testing/samples.ts';
import { DeletedOrdersPage } from './deleted-orders-page.tsx';

const api = fakeApi();
const list = '/DC/Display_deleted_records_Orders';
const open = () => renderMerchants(<DeletedOrdersPage />, { path: '/deleted-records-orders' });

test('shows its columns, and the total with its unit', async () => {
  api.on(list, listAnswer('date', deletedOrder));
  open();
  const row = await screen.findByRole('row', { name: /O-2/ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order ID',
    'Order name',
    'Merchant ID',
    'Shop name',
    'City',
    'Address',
    'Customer',
    'Phone',
    'Status',
    'Total price',
    'Payment type',
    'Order end',
    'Deleted at',
    'Source of deletion',
    'Note',
    'Actions',
  ]);
  const cells = [...row.children].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    'O-2',
    'Shoes',
    'M-1',
    'Jasmine',
    'عمان',
    'شارع الجامعة',
    'سلمى',
    '0780000000',
    'Delivered',
    '20.50\u00A0JD',
    'Cash',
    '2026-11-21',
    '2026-11-21 10:00 AM',
    'Administrator',
    'Call before delivery',
    'Restore',
  ]);
  expect(api.received[0]?.body).toEqual({ limit: 25 });
  await expectAccessible();
});

test('an empty list shows its text', async () => {
  api.on(list, listAnswer('date'));
  open();
  expect(await screen.findByText('No deleted records found.')).toBeInTheDocument();
});

test.each([broken(), json({ success: false, message: 'Database is away.' })])(
  "a failed list shows the screen's text",
  async (answer) => {
    api.on(list, answer);
    open();
    expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
      'An error occurred while fetching deleted orders.',
    );
  },
);

test('a restored order leaves the list', async () => {
  api.on(list, listAnswer('date', deletedOrder), listAnswer('date'));
  api.on('/DC/RestoreOrders/O-2/M-1', done);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Order restored successfully!')).toBeInTheDocument();
  expect(await screen.findByText('No deleted records found.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a double click restores only one order, not the next one under the pointer', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const next = { ...deletedOrder, merchant_order_id: 'O-3' };
  api.on(list, listAnswer('date', deletedOrder, next), listAnswer('date', next), listAnswer('date'));
  for (const id of ['O-2', 'O-3']) api.on(`/DC/RestoreOrders/${id}/M-1`, done);
  const { user } = open();
  const row = within(await screen.findByRole('row', { name: /O-2/ }));
  await user.dblClick(row.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Order restored successfully!')).toBeInTheDocument();
  const restore = screen.getByRole('button', { name: 'Restore' });
  clock.mockReturnValue(Date.now() + 300);
  await user.click(restore);
  expect(restore).toBeEnabled();
  expect(api.received.filter(({ path }) => path.startsWith('/DC/RestoreOrders'))).toHaveLength(1);
  clock.mockReturnValue(Date.now() + 300);
  await user.click(restore);
  expect(await screen.findByText('No deleted records found.')).toBeInTheDocument();
});

test('the button of an order is disabled while the order is restored, other buttons are not', async () => {
  let answer: (response: Response) => void = () => {};
  const next = { ...deletedOrder, merchant_order_id: 'O-3' };
  api.on(list, listAnswer('date', deletedOrder, next));
  api.on('/DC/RestoreOrders/O-2/M-1', () => new Promise<Response>((resolve) => (answer = resolve)));
  const { user } = open();
  await screen.findByRole('row', { name: /O-2/ });
  const button = (name: RegExp) =>
    within(screen.getByRole('row', { name })).getByRole('button', { name: 'Restore' });
  await user.click(button(/O-2/));
  expect(button(/O-2/)).toBeDisabled();
  expect(button(/O-3/)).toBeEnabled();
  await waitFor(() => expect(api.received.some(({ path }) => path.includes('Restore'))).toBe(true));
  answer(done.clone());
  expect(await screen.findByText('Order restored successfully!')).toBeInTheDocument();
});

test('a failed restoration shows the reason', async () => {
  api.on(list, listAnswer('date', deletedOrder));
  api.on('/DC/RestoreOrders/O-2/M-1', refusal(409, 'duplicate', 'This value is already in use.'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await messages.findByText('This value is already in use.')).toBeInTheDocument();
});
