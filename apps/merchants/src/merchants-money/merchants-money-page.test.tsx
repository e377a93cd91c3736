import { broken, done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { laila, omar } from '../testing/samples.ts';
import { MerchantsMoneyPage } from './merchants-money-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayMerchants';
const update = '/DC/UpdateMerchantsMoney';

const sent = () => api.received.filter((call) => call.path === update);
const amount = () => screen.getByLabelText('New balance of Laila Nasser');
const changedTo = (balance: number) =>
  json({ success: false, code: 'changed', message: 'Changed.', current: { money_orders: balance } }, 409);
const setIt = () => screen.getByRole('button', { name: 'Update the balance of Laila Nasser' });

/** A response that the test resolves. */
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

test('shows a loading state, then each balance with its field', async () => {
  api.on(list, listAnswer('data', laila, omar));
  renderMerchants(<MerchantsMoneyPage />, { path: '/MoneyMerchants' });
  expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
  expect(screen.getByText(/^What the company owes its merchants/)).toBeInTheDocument();
  expect(await screen.findByText('Laila Nasser')).toBeInTheDocument();
  expect(screen.getByText('120.125')).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  await expectAccessible();
});

test('the search covers id, name, shop and balance while typing', async () => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), '120');
  await waitFor(() =>
    expect(api.received.at(-1)?.body).toEqual({
      limit: 25,
      search: '120',
      total: false,
      searchIn: ['merchant_id', 'full_name', 'shop_name', 'money_orders'],
    }),
  );
});

test('an update is sent against the shown balance, clears the field and refreshes the list', async () => {
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

test.each(['', '-5', 'ten', '1,5'])('%j is rejected as a balance', async (text) => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  if (text) await user.type(amount(), text);
  await user.click(setIt());
  expect(amount()).toHaveAccessibleDescription('Please enter a valid non-negative number');
  expect(amount()).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('the error is Arabic in Arabic', async () => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open('ar');
  await user.click(screen.getByRole('button', { name: 'تحديث رصيد Laila Nasser' }));
  expect(screen.getByLabelText('الرصيد الجديد للتاجر Laila Nasser')).toHaveAccessibleDescription(
    'يرجى إدخال مبلغ صالح لا يقل عن صفر',
  );
});

test('a balance conflict shows the present balance, and the next attempt is based on it', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data', { ...laila, money_orders: 300 }));
  api.on(update, changedTo(300), done);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  expect(await screen.findByText('300.00')).toBeInTheDocument();
  expect(amount()).toHaveAccessibleDescription(
    /^This balance has changed since you opened it\. It is now 300\.00\sJD\./,
  );
  expect(amount()).toHaveValue('80');
  expect(amount()).toHaveFocus();
  await user.click(setIt());
  await screen.findByText('The amount was updated successfully');
  expect(sent()[1]?.body).toEqual({ merchant_id: 'M-1', money_orders: 80, expected_money_orders: 300 });
});

test('the next attempt is based on the balance of the error response, even if the list is not refreshed', async () => {
  api.on(list, listAnswer('data', laila), refusal(400, 'invalid', 'Not now.'));
  api.on(update, changedTo(300), done);
  const { user } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(/It is now 300\.00\sJD\./));
  await user.type(amount(), '5');
  await user.click(setIt());
  await screen.findByText('The amount was updated successfully');
  expect(sent()[1]?.body).toEqual({ merchant_id: 'M-1', money_orders: 805, expected_money_orders: 300 });
});

test.each([
  [refusal(400, 'invalid', 'Too much.'), 'Failed to update: Too much.'],
  [broken(), 'Error during update'],
])('a failed update shows one error, beside its amount', async (answer, message) => {
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

test('an update that fails after its row was unmounted names the merchant, and the amount returns with the row', async () => {
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

test('the amount of a deleted merchant is discarded', async () => {
  api.on(list, listAnswer('data', laila), listAnswer('data'));
  api.on(update, refusal(404, 'not_found', 'Not there.'));
  const { user, router } = await open();
  await user.type(amount(), '80');
  await user.click(setIt());
  expect(await screen.findByText('Laila Nasser: Failed to update: Not there.')).toBeInTheDocument();
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('a typed amount survives a search for another row, and navigation asks about it', async () => {
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

test('an amount cannot be edited while it is saved, and its button shows the progress', async () => {
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

test('a retry after a lost response is the same request', async () => {
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
])('a failed list shows Error', async (answer, message) => {
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
  expect(api.received.at(-1)?.body).toEqual({ limit: 25, filter: { holder: 'merchant', holder_id: 'M-1' } });
});
