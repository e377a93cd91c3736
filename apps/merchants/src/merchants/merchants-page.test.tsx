import { broken, done, fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { laila, omar } from '../testing/samples.ts';
import { MerchantsPage } from './merchants-page.tsx';

const api = fakeApi();

const blockers = '/DC/DisplayDeletionBlockers';

beforeEach(() => {
  api.on('/DC/DisplayCitys', listAnswer('date'));
  api.on(blockers, listAnswer('data'));
});
const list = '/DC/DisplayMerchants';
const removal = '/DC/Deletedmerchants/1001/M-1';

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const sent = (path: string) => api.received.filter((call) => call.path === path);

async function open(language?: 'en' | 'ar') {
  const page = renderMerchants(<MerchantsPage />, { path: '/merchants', ...(language && { language }) });
  await screen.findByText('Laila Nasser');
  return page;
}

test('shows the columns and requests the first page', async () => {
  api.on(list, listAnswer('data', laila, omar));
  await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Merchant ID',
    'Full name',
    'Email',
    'City',
    'Shop name',
    'Order money',
    'Actions',
  ]);
  expect(row(/Laila/).getByText('120.125')).toBeInTheDocument();
  expect(api.received[0]?.body).toEqual({ limit: 25 });
  await expectAccessible();
});

test('search and sort are sent to the server', async () => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'jas');
  await user.click(screen.getByRole('button', { name: 'Order money' }));
  await waitFor(() =>
    expect(api.received.at(-1)?.body).toEqual({
      limit: 25,
      search: 'jas',
      sort: 'money_orders',
      total: false,
    }),
  );
});

test('an empty list shows its text and links to the creation page', async () => {
  api.on(list, listAnswer('data'));
  renderMerchants(<MerchantsPage />, { path: '/merchants' });
  expect(await screen.findByText('No merchants found.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create merchant' })[0]).toHaveAttribute(
    'href',
    '/create-merchant',
  );
});

test.each([
  ['the server’s words', json({ success: false, message: 'Database is away.' }), 'Database is away.'],
  ['its own where there are none', json([], 500), 'Error fetching data .'],
])('a failed list shows %s', async (_, answer, message) => {
  api.on(list, answer, listAnswer('data', laila));
  const { user } = renderMerchants(<MerchantsPage />, { path: '/merchants' });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Laila Nasser')).toBeInTheDocument();
});

test('the details of a merchant show every field read-only', async () => {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  await user.click(row(/Laila/).getByRole('button', { name: 'View' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Laila Nasser' }));
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    'M-1',
    '1001',
    'Laila Nasser',
    'Jasmine',
    '9-5',
    'Irbid',
    '0791234567WhatsApp',
    'laila@example.com',
    'Active',
    '120.125\u00A0JD',
    '2026-01-02',
  ]);
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

async function openEdit() {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  await user.click(row(/Laila/).getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit merchant Laila Nasser' }));
  const save = async () => {
    await user.clear(dialog.getByLabelText('Shop name'));
    await user.type(dialog.getByLabelText('Shop name'), 'Rose');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { dialog, save };
}

test('an update keeps id, balance and creation date', async () => {
  api.on('/DC/Updatemerchants', done);
  const { dialog, save } = await openEdit();
  for (const label of ['Merchant ID', 'Order money', 'Account created']) {
    expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
  }
  await expectAccessible();
  await save();
  expect(await screen.findByText('Merchant updated successfully!')).toBeInTheDocument();
  const { money_orders: _, account_created_at: __, ...editable } = laila;
  expect(sent('/DC/Updatemerchants')[0]?.body).toEqual({
    ...editable,
    shop_name: 'Rose',
    money_orders: 120.125,
    changed_fields: ['shop_name'],
    expected_fields: { shop_name: 'Jasmine' },
  });
});

test.each([
  [
    'a taken contact',
    refusal(409, 'duplicate', 'In use.', { phone: 'This is already in use.' }),
    'The (phone number or email) is already in use !!',
  ],
  ['a refusal', refusal(400, 'invalid', 'Not now.'), 'Failed to update merchant: Not now.'],
  ['a fault of the server', json({}, 500), 'Error updating merchant'],
  ['no connection', broken(), 'Error updating merchant'],
])('an update that fails with %s shows the error and keeps the typed values', async (_, answer, message) => {
  api.on('/DC/Updatemerchants', answer);
  const { dialog, save } = await openEdit();
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByLabelText('Shop name')).toHaveValue('Rose');
});

async function confirmDeletion() {
  api.on(list, listAnswer('data', laila));
  const { user } = await open();
  await user.click(row(/Laila/).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/^Are you sure you want to delete this merchant\?/)).toHaveTextContent(
    'M-1',
  );
  expect(sent(removal)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

test('a merchant is deleted after confirmation', async () => {
  api.on(removal, done);
  await confirmDeletion();
  expect(await screen.findByText('Merchant deleted successfully!')).toBeInTheDocument();
  expect(sent(removal)[0]?.method).toBe('DELETE');
});

test.each([
  [refusal(409, 'in_use', 'It has open orders.'), 'Failed to delete merchant: It has open orders.'],
  [broken(), 'Error deleting merchant'],
])('a failed deletion shows the reason', async (answer, message) => {
  api.on(removal, answer);
  const dialog = await confirmDeletion();
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test.each([
  [{ kind: 'balance', value: 12.5 }, ['/payouts-due?merchant_id=M-1', '/MoneyMerchants?search=M-1']],
  [{ kind: 'balance', value: -2 }, ['/MoneyMerchants?search=M-1']],
  [{ kind: 'open_orders', value: 3 }, ['/orders?merchant_id=M-1&status=open']],
  [{ kind: 'unseen_balance' }, []],
])('a merchant is kept by %o, and links lead to %o', async (blocker, links) => {
  api.on(list, listAnswer('data', laila));
  api.on(blockers, listAnswer('data', blocker));
  const { user } = await open();
  await user.click(row(/Laila/).getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/cannot be deleted yet/)).toHaveTextContent('M-1');
  expect(dialog.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test('the page is translated to Arabic', async () => {
  api.on(list, listAnswer('data', laila));
  await open('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'التجار' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'أموال الطلبات' })).toBeInTheDocument();
});
