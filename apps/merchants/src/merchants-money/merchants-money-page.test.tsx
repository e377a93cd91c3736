import { broken, fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { done, laila, listAnswer, omar, refusal } from '../testing/samples.ts';
import { MerchantsMoneyPage } from './merchants-money-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayMerchants';
const update = '/DC/UpdateMerchantsMoney';

const sent = () => api.received.filter((call) => call.path === update);
const amount = () => screen.getByLabelText('New balance of Laila Nasser');
const changedTo = (balance: number) =>
  json({ success: false, code: 'changed', message: 'Changed.', current: { money_orders: balance } }, 409);
const setIt = () => screen.getByRole('button', { name: 'Update the balance of Laila Nasser' });

/** An answer that comes when the test gives it. */
function held() {
  let give: (answer: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer, give: (response: Response) => give(response.clone()) };
}

async function open(language?: 'en' | 'ar') {
  const page = renderMerchants(<MerchantsMoneyPage />, {
    path: '/MoneyMerchants',
    ...(language && { language }),
  });
  await screen.findByText('Laila Nasser');
  return page;
}

test('says that it loads, then shows each balance with its field', async () => {
  api.on(list, listAnswer('data', laila, omar));
  renderMerchants(<MerchantsMoneyPage />, { path: '/MoneyMerchants' });
  expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
  expect(screen.getByText(/^What the company owes its merchants/)).toBeInTheDocument();
  expect(await screen.findByText('Laila Nasser')).toBeInTheDocument();
  expect(screen.getByText('120.125')).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  await expectAccessible();
});

test('searches id, name, shop and balance while one types', async () => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), '120');
  await waitFor(() =>
    expect(api.received.at(-1)?.body).toEqual({
      limit: 50,
      search: '120',
      total: false,
      searchIn: ['merchant_id', 'full_name', 'shop_name', 'money_orders'],
    }),
  );
});

test('sets the balance from the one seen, clears the field and shows the list anew', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data', { ...laila, money_orders: 80 }));
  api.on(update, done);
  const { user } = await open();
  await user.type(amount(), '٨٠');
  await user.click(setIt());
  expect(await screen.findByText('The amount was updated successfully')).toBeInTheDocument();
  expect(sent()[0]?.body).toEqual({ merchant_id: 'M-1', money_orders: 80, expected_money_orders: 120.125 });
  expect(amount()).toHaveValue('');
  expect(await screen.findByText('80.00')).toBeInTheDocument();
});

test.each(['', '-5', 'ten', '1,5'])('%j is no balance', async (text) => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  if (text) await user.type(amount(), text);
  await user.click(setIt());
  expect(amount()).toHaveAccessibleDescription('Please enter a valid non-negative number');
  expect(amount()).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('says it in Arabic too', async () => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open('ar');
  await user.click(screen.getByRole('button', { name: 'تحديث رصيد Laila Nasser' }));
  expect(screen.getByLabelText('الرصيد الجديد لـ Laila Nasser')).toHaveAccessibleDescription(
    'الرجاء إدخال رقم صحيح غير سالب',
  );
});

test('a balance changed meanwhile is shown, not overwritten; the next try goes from that one', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data', { ...laila, money_orders: 300 }));
  api.on(update, changedTo(300), done);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  expect(await screen.findByText('300.00')).toBeInTheDocument();
  expect(amount()).toHaveAccessibleDescription(/^The balance was changed meanwhile\. It is 300\.00\sJD now/);
  expect(amount()).toHaveValue('80');
  expect(amount()).toHaveFocus();
  await user.click(setIt());
  await screen.findByText('The amount was updated successfully');
  expect(sent()[1]?.body).toEqual({ merchant_id: 'M-1', money_orders: 80, expected_money_orders: 300 });
});

test('the next try goes from the balance that the refusal told, also where the list does not come anew', async () => {
  api.on(list, listAnswer('data', laila), refusal(400, 'invalid', 'Not now.'));
  api.on(update, changedTo(300), done);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/It is 300\.00\sJD now/));
  await user.type(amount(), '5');
  await user.click(setIt());
  await screen.findByText('The amount was updated successfully');
  expect(sent()[1]?.body).toEqual({ merchant_id: 'M-1', money_orders: 805, expected_money_orders: 300 });
});

test.each([
  [refusal(400, 'invalid', 'Too much.'), 'Failed to update: Too much.'],
  [broken(), 'Error during update'],
])('an update that fails says so once, at its amount', async (answer, message) => {
  api.on(list, listAnswer('data', laila));
  api.on(update, answer);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(amount()).toHaveAccessibleDescription(message);
  expect(amount()).toHaveValue('80');
  expect(amount()).toHaveFocus();
});

test('an update that fails when its row is gone names the merchant; the amount comes back with the row', async () => {
  const { answer, give } = held();
  api.on(list, listAnswer('data', laila), listAnswer('data', omar), listAnswer('data', laila));
  api.on(update, () => answer);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  await user.type(screen.getByRole('searchbox'), 'o');
  expect(await screen.findByText('Omar Haddad')).toBeInTheDocument();
  give(refusal(400, 'invalid', 'Too much.'));
  expect(await screen.findByText('Laila Nasser: Failed to update: Too much.')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByText('Laila Nasser');
  expect(amount()).toHaveValue('80');
  expect(amount()).toHaveAccessibleDescription('Failed to update: Too much.');
});

test('a merchant that is no more takes the amount along', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data'));
  api.on(update, refusal(404, 'not_found', 'Not there.'));
  const { user, router } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  expect(await screen.findByText('Laila Nasser: Failed to update: Not there.')).toBeInTheDocument();
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('what is typed while another row is looked for is there again, and is asked about before one leaves', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data', omar), listAnswer('data', laila));
  const { user, router } = await open();
  await user.type(amount(), '77');
  await user.type(screen.getByRole('searchbox'), 'o');
  expect(await screen.findByLabelText('New balance of Omar Haddad')).toHaveValue('');
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByText('Laila Nasser');
  expect(amount()).toHaveValue('77');
  // Writing the search to the URL is a navigation, too.
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await user.clear(amount());
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('nothing is typed into an amount that is being saved, and its button says so', async () => {
  const { answer, give } = held();
  api.on(list, listAnswer('data', laila));
  api.on(update, () => answer);
  const { user } = await open();
  await user.type(amount(), '80{Enter}');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
  await user.type(amount(), '95');
  expect(amount()).toHaveValue('80');
  give(done);
  await waitFor(() => expect(amount()).toHaveValue(''));
  await user.type(amount(), '95');
  expect(amount()).toHaveValue('95');
});

test('a retry after a lost answer is the same request', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data', { ...laila, money_orders: 80 }));
  api.on(update, broken(), done);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('Error during update'));
  await user.click(setIt());
  await screen.findByText('The amount was updated successfully');
  const [first, second] = sent();
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test.each([
  [broken(), 'Error'],
  [json({ success: false, message: 'Database is away.' }), 'Error: Database is away.'],
])('a list that does not load says Error', async (answer, message) => {
  api.on(list, answer);
  renderMerchants(<MerchantsMoneyPage />, { path: '/MoneyMerchants' });
  const alert = await screen.findByRole('alert', {}, { timeout: 3000 });
  expect(within(alert).getByText(message)).toBeInTheDocument();
});

test('each row opens its ledger', async () => {
  api.on(list, listAnswer('data', laila));
  api.on(
    '/DC/DisplayLedger',
    listAnswer('data', {
      entry_id: 1,
      holder: 'merchant',
      holder_id: 'M-1',
      account: 'money_orders',
      amount_from: 0,
      amount_to: 120.125,
      delta: 120.125,
      reason: 'delivered',
      reference: 'O-7',
      admin_id: '1001-1',
      request_id: 'r',
      happened_at: '2026-11-21T10:00:00+03:00',
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ledger' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ledger of Laila Nasser' }));
  expect(await dialog.findByText('Order delivered')).toBeInTheDocument();
  expect(dialog.getByText('+120.125')).toBeInTheDocument();
  expect(api.received.at(-1)?.body).toEqual({ limit: 50, filter: { holder: 'merchant', holder_id: 'M-1' } });
});
