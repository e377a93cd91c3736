import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayAfter, presentDay } from '../prices/days.ts';
import { renderFleet } from '../testing/render-fleet.tsx';
import { PriceFilePage } from './price-file-page.tsx';

const api = fakeApi();
const tomorrow = dayAfter(presentDay(), 1);

const lines = [
  'Merchant ID,City,Area,Delivery price (JD),Return price (JD)',
  'M-1,Amman,,2.75,2',
  ',Irbid,,3,2',
  'M-9,Amman,,x,2',
];
const outcomes = [
  { outcome: 'changed', before: 2.5, open_orders: 12, fields: {} },
  { outcome: 'same', before: 3, open_orders: 0, fields: {} },
  {
    outcome: 'wrong',
    before: null,
    open_orders: 0,
    fields: { merchant_id: 'No such merchant.', delivery_price: 'Enter a number.' },
  },
];
const answer = (...data: object[]) => json({ success: true, message: '', data });
const sent = () => api.received.flatMap(({ path, body }) => (path === '/DC/ImportPrices' ? [body] : []));

beforeEach(() => {
  api.on('/DC/DisplayCitys', listAnswer('date', { city: 'Amman', country: 'Jordan' }));
  api.on(
    '/DC/DisplayMerchants',
    listAnswer('data', { merchant_id: 'M-1', shop_name: 'Jasmine', full_name: 'Laila', status: 'Active' }),
  );
  api.on('/DC/ImportPrices', answer(...outcomes), answer(outcomes[0] ?? {}));
});

async function open(content: readonly string[] = lines) {
  const page = renderFleet(<PriceFilePage />, { path: '/prices/import' });
  const file = new File([content.join('\n')], 'prices.csv', { type: 'text/csv' });
  await page.user.upload(screen.getByLabelText(/Choose a file/), file);
  return page;
}

test('a file is looked at before its changes are saved, and wrong rows stay out', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText('1 price changes')).toBeInTheDocument();
  expect(screen.getByText('1 row is wrong')).toBeInTheDocument();
  expect(screen.getByText('12 open orders are concerned')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      from_day: tomorrow,
      writes: false,
      requotes: false,
      rows: [
        { merchant_id: 'M-1', city: 'Amman', delivery_price: 2.75, return_price: 2 },
        { merchant_id: null, city: 'Irbid', delivery_price: 3, return_price: 2 },
        { merchant_id: 'M-9', city: 'Amman', delivery_price: 'x', return_price: 2 },
      ],
    },
  ]);
  expect(within(screen.getByRole('table')).getByText(/→/)).toHaveTextContent('2.50 → 2.75');
  await user.click(screen.getByRole('radio', { name: 'Wrong' }));
  expect(screen.getByRole('cell', { name: /Enter a number\./ })).toHaveTextContent('x');
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
  expect(await screen.findByText('1 price was saved.')).toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({ writes: true, rows: [{ merchant_id: 'M-1' }] });
  expect(screen.queryByRole('button', { name: /^Save 1/ })).not.toBeInTheDocument();
});

test('open orders get prices of today after a tick', async () => {
  const { user } = await open();
  const day = await screen.findByLabelText('Prices count from');
  await user.clear(day);
  await user.type(day, presentDay().split('-').toReversed().join('/'));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await user.click(await screen.findByRole('checkbox', { name: /Open orders get the new price/ }));
  await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({ from_day: presentDay(), writes: true, requotes: true }),
  );
});

test('another day takes back what would become of the rows', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await screen.findByText('1 price changes');
  await user.type(screen.getByLabelText('Prices count from'), '{Backspace}');
  expect(screen.queryByText('1 price changes')).not.toBeInTheDocument();
});

test('a lost connection keeps every row, and the button goes on', async () => {
  api.on('/DC/ImportPrices', refusal(503, 'unavailable', 'Not available.'), answer(...outcomes));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText(/^Not available\. Press the button/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText('1 price changes')).toBeInTheDocument();
});

test('a file without the columns of prices is named with what it lacks', async () => {
  await open(['City,Note', 'Amman,x']);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The file lacks these columns: City, Delivery price, Return price.',
  );
});
