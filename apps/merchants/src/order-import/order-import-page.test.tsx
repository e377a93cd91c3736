import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { keepDrafts } from '@tawseel/ui';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { laila as merchant } from '../testing/samples.ts';
import { renderMerchants } from '../testing/render-merchants.tsx';
import { OrderImportPage } from './order-import-page.tsx';

const api = fakeApi();

const head = 'Customer,Phone,City,Address,Amount to collect';
const csv = [
  head,
  'Omar,0790000001,Amman,Street 1,5',
  'Lina,12,Amman,Street 2,7',
  'Sami,0790000003,Amman,Street 3,9',
];

const quote = {
  fee: 3.5,
  delivery_price: 3.5,
  return_price: 2,
  second_attempt_price: null,
  cod_percent: null,
  source: 'Area',
  price_id: 4,
};
const outcome = (row: number, more: object = {}) => ({
  row,
  outcome: 'added',
  merchant_order_id: `O-${row}`,
  ...more,
});
const imported = (...outcomes: object[]) => json({ success: true, data: { import_id: 4, outcomes } });
const sent = () => api.received.flatMap(({ path, body }) => (path === '/DC/ImportOrders' ? [body] : []));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.on('/DC/DisplayCitys', listAnswer('data', { city: 'Amman', country: 'Jordan' }));
  api.on('/DC/DisplayMerchants', listAnswer('data', merchant));
  api.on('/DC/DisplayOrders', listAnswer('date'));
  api.on('/DC/DisplayAreas', listAnswer('data', { country: 'Jordan', city: 'Amman', area: 'Abdoun' }));
  api.on('/DC/QuoteOrder', json({ success: true, data: Array.from({ length: 10 }, () => quote) }));
  api.on('/DC/DisplayOrderImports', listAnswer('data'));
});

async function open(lines: readonly string[] = csv, name = 'orders.csv') {
  const page = renderMerchants(<OrderImportPage />, { path: '/orders/import' });
  const file = new File([lines.join('\n')], name, { type: 'text/csv' });
  await page.user.upload(screen.getByLabelText(/Choose a file/), file);
  return page;
}

async function check({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('combobox', { name: 'Merchant ID' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(merchant.merchant_id) }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await screen.findByRole('table');
}

test('rows are added, a wrong one after it is repaired, and each is sent once', async () => {
  const page = await open();
  expect(await screen.findByLabelText('Amount to collect')).toHaveValue('total_price');
  await check(page);
  expect(screen.getByRole('button', { name: 'Change the columns' })).toBeInTheDocument();
  expect(screen.getByText('2 rows are ready')).toBeInTheDocument();
  expect(screen.getByText('1 row needs a correction')).toBeInTheDocument();
  await expectAccessible();

  api.on('/DC/ImportOrders', imported(outcome(2), outcome(4)), imported(outcome(3)));
  await page.user.click(screen.getByRole('button', { name: 'Add 2 orders' }));
  expect(await screen.findByText('2 orders were added.')).toBeInTheDocument();
  const phone = screen.getByRole('textbox', { name: 'Phone 3' });
  expect(phone).toHaveAccessibleDescription('Enter 9 to 15 digits, without other symbols.');
  await page.user.clear(phone);
  await page.user.type(phone, '٠٧٩٠٠٠٠٠٠٢{Enter}');
  expect(screen.queryByRole('button', { name: 'Change the columns' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Add 1 order' }));
  expect(await screen.findByText('3 orders were added.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show orders' })).toHaveAttribute('href', '/orders?import_id=4');
  expect(sent()).toEqual([
    expect.objectContaining({
      file_name: 'orders.csv',
      row_count: 3,
      merchant_id: merchant.merchant_id,
      rows: [
        { row: 2, order: expect.objectContaining({ phone_customer: '0790000001', total_price: 5 }) },
        { row: 4, order: expect.objectContaining({ name_customer: 'Sami' }) },
      ],
    }),
    expect.objectContaining({
      rows: [{ row: 3, order: expect.objectContaining({ phone_customer: '0790000002' }) }],
    }),
  ]);
});

test('rows without errors show their fee, and areas are written as the company does', async () => {
  const page = await open([
    'Customer,Phone,City,Area,Address,Amount to collect',
    'Omar,0790000001,Amman,abdoun,Street 1,5',
    'Lina,12,Amman,Elsewhere,Street 2,7',
  ]);
  expect(await screen.findByLabelText('Area')).toHaveValue('area_order');
  await check(page);
  await page.user.click(screen.getByRole('radio', { name: 'All' }));
  expect(await screen.findByRole('cell', { name: /^3\.50/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Area 2' })).toHaveValue('Abdoun');
  expect(screen.getByRole('textbox', { name: 'Area 3' })).toHaveValue('Elsewhere');
  const asked = api.received.filter(({ path }) => path === '/DC/QuoteOrder').at(-1)?.body;
  expect(asked).toEqual({
    orders: [{ merchant_id: merchant.merchant_id, city: 'Amman', area: 'Abdoun', total_price: 5 }],
  });
});

test('a refusal of the server is shown beside its cell, and a lost connection keeps every row', async () => {
  const page = await open();
  await check(page);
  api.on(
    '/DC/ImportOrders',
    refusal(503, 'unavailable', 'The database is not available.'),
    imported(outcome(2, { outcome: 'failed', fields: { city_order: 'No such city.' } }), outcome(4)),
  );
  await page.user.click(screen.getByRole('button', { name: 'Add 2 orders' }));
  expect(
    await screen.findByText(/The database is not available. Press the button to go on/),
  ).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Add 2 orders' }));
  expect(await screen.findByText('1 order was added.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'City 2' })).toHaveAccessibleDescription('No such city.');
  expect(screen.getByText('2 rows need a correction')).toBeInTheDocument();
});

test('a response that is not one of an import shows a message and keeps every row', async () => {
  const page = await open();
  await check(page);
  api.on('/DC/ImportOrders', json({ success: true }), imported(outcome(2), outcome(4)));
  await page.user.click(screen.getByRole('button', { name: 'Add 2 orders' }));
  expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Add 2 orders' }));
  expect(await screen.findByText('2 orders were added.')).toBeInTheDocument();
});

test('rows that have the phone number and price of another order are marked', async () => {
  const page = await open([...csv, 'Omar,790000001,Amman,Street 1,5.000']);
  await check(page);
  await page.user.click(screen.getByRole('radio', { name: 'Maybe twice' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['2Twice?', '5Twice?']);
});

test('an inactive merchant is named in a message and makes no row ready', async () => {
  api.on('/DC/DisplayMerchants', listAnswer('data', { ...merchant, status: 'InActive' }));
  const page = await open();
  await check(page);
  expect(screen.getByText('This merchant is not active.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

test('a file that was imported before is named, and its columns are remembered', async () => {
  const first = await open();
  await first.user.selectOptions(await screen.findByLabelText('Address'), 'Note');
  await check(first);
  first.unmount();
  api.on(
    '/DC/DisplayOrderImports',
    listAnswer('data', {
      import_id: 4,
      created_at: '2026-11-27T09:00:00+03:00',
      file_name: 'orders.csv',
      merchant_id: merchant.merchant_id,
      person: 'Nora',
      row_count: 3,
      orders: 2,
      state: 'Added',
      fingerprint: 'a'.repeat(64),
    }),
  );
  await open();
  expect(await screen.findByText(/was imported before by ⁨Nora⁩ .*2 orders were added/)).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveValue('note');
});

test('rows that are not added yet are kept when the session ends', async () => {
  const page = await open();
  await check(page);
  await page.user.type(screen.getByRole('textbox', { name: 'Phone 3' }), '3{Enter}');
  keepDrafts('1001 A');
  page.unmount();
  renderMerchants(<OrderImportPage />, { path: '/orders/import' });
  expect(await screen.findByText(/^Your session ended while you were typing/)).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Phone 3' })).toHaveValue('123');
  expect(screen.getByRole('button', { name: 'Add 2 orders' })).toBeInTheDocument();
});

test.each([
  ['no rows', [''], 'The file has no rows.'],
  ['a picture', ['\u0089PNG\r\n\u001A\n'], 'This kind of file cannot be imported.'],
  [
    '10,001 orders',
    [head, ...Array.from({ length: 10_001 }, () => csv[1] ?? '')],
    'The file has more than 10,000 rows.',
  ],
])('a file with %s is refused in a sentence', async (_, lines, sentence) => {
  await open(lines);
  expect(await screen.findByText((text) => text.startsWith(sentence))).toBeInTheDocument();
  expect(screen.getByLabelText(/Choose a file/)).toBeEnabled();
});
