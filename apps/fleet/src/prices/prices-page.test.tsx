import { done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dayAfter, presentDay } from './days.ts';
import { cell, grid, rule } from '../testing/price-samples.ts';
import { renderFleet } from '../testing/render-fleet.tsx';
import { PricesPage } from './prices-page.tsx';

const api = fakeApi();
const today = presentDay();

const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => {
  api.on('/DC/PriceGrid', json({ success: true, data: grid }));
  api.on('/DC/DisplayPrices', listAnswer('data', rule));
  api.on(
    '/DC/DisplayMerchants',
    listAnswer('data', { merchant_id: 'M-1', shop_name: 'Jasmine', full_name: 'Laila', status: 'Active' }),
  );
});

async function open(path = '/prices?merchant=M-1', language?: 'en' | 'ar') {
  const page = renderFleet(<PricesPage />, { path, ...(language && { language }) });
  await screen.findByRole('table');
  if (path.includes('M-1')) await screen.findByRole('columnheader', { name: 'Jasmine' });
  return page;
}

test('shows cities with the prices of all merchants and of a chosen one', async () => {
  await open();
  expect(sent('/DC/PriceGrid')).toEqual([{ merchants: ['M-1'] }]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'City or area',
    'All merchants',
    'Jasmine',
  ]);
  expect(screen.getByRole('button', { name: /^Jasmine in Amman ?: 2\.50 \/ 2\.00$/ })).toBeInTheDocument();
  await expectAccessible();
});

test('areas unfold below their city, and an inherited price names its source', async () => {
  const { user } = await open();
  expect(screen.queryByRole('row', { name: /^Abdoun/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 area' }));
  const row = within(screen.getByRole('row', { name: /^Abdoun/ }));
  const [own, inherited] = row.getAllByRole('button');
  expect(own).toHaveTextContent('3.50 / 2.00');
  expect(own).not.toHaveTextContent('Price of');
  expect(inherited).toHaveTextContent('The merchant in Amman');
});

test('a search shows the areas that it finds', async () => {
  const { user } = await open('/prices');
  await user.type(screen.getByRole('searchbox'), 'abd');
  expect(await screen.findByRole('row', { name: /^Abdoun/ })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No Cities found.')).toBeInTheDocument();
});

test('a price changes by the keyboard, from the day after orders were quoted the present one', async () => {
  api.on('/DC/CreatePrices', done);
  const { user } = await open();
  screen.getByRole('button', { name: /^Jasmine in Amman/ }).focus();
  await user.keyboard('{Enter}');
  const delivery = await screen.findByLabelText('Delivery price');
  expect(screen.getByLabelText(/^Price after a failed attempt/)).toHaveValue('1');
  await expectAccessible();
  await user.clear(delivery);
  await user.type(delivery, '2.75{Enter}');
  await waitFor(() => expect(sent('/DC/CreatePrices')).toHaveLength(1));
  expect(sent('/DC/CreatePrices')[0]).toMatchObject({
    merchant_id: 'M-1',
    city: 'Amman',
    area: '',
    delivery_price: 2.75,
    return_price: 2,
    second_attempt_price: 1,
    cod_percent: 1.5,
    from_day: dayAfter(today, 1),
    ends_present: true,
  });
  expect(await screen.findByText(/^The price counts from/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Delivery price')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Jasmine in Amman/ })).toHaveFocus();
});

test('Escape leaves a price as it was', async () => {
  const { user } = await open('/prices');
  await user.click(screen.getByRole('button', { name: /^All merchants in Amman/ }));
  await user.type(await screen.findByLabelText('Delivery price'), '9{Escape}');
  expect(screen.queryByLabelText('Delivery price')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^All merchants in Amman/ })).toHaveFocus();
  expect(sent('/DC/CreatePrices')).toEqual([]);
});

test('a refused price keeps what was typed, with the error beside its field', async () => {
  api.on('/DC/CreatePrices', refusal(409, 'duplicate', 'Another price counts.', { from_day: 'Other days.' }));
  const { user } = await open('/prices');
  await user.click(screen.getByRole('button', { name: /^All merchants in Amman/ }));
  const delivery = await screen.findByLabelText('Delivery price');
  await user.clear(delivery);
  await user.type(delivery, '4{Enter}');
  expect(await screen.findByText('Another price counts.')).toBeInTheDocument();
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(/Other days\./);
  expect(delivery).toHaveValue('4');
});

test('a planned price is shown, and the next one ends before it', async () => {
  const next_day = dayAfter(today, 3);
  api.on('/DC/PriceGrid', json({ success: true, data: [{ ...cell, next_day, next_price: 3.25 }] }));
  const { user } = await open('/prices');
  const button = screen.getByRole('button', { name: /^All merchants in Amman/ });
  expect(button).toHaveTextContent(/3\.25 from/);
  await user.click(button);
  expect(await screen.findByLabelText(/^To/)).toHaveValue(
    dayAfter(next_day, -1).split('-').toReversed().join('/'),
  );
});

test('merchants are added from the list of merchants and removed', async () => {
  const { user } = await open('/prices');
  await user.click(screen.getByRole('button', { name: /Merchant/ }));
  await user.click(await screen.findByRole('option', { name: /Jasmine/ }));
  expect(await screen.findByRole('columnheader', { name: 'Jasmine' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the column of Jasmine' }));
  expect(screen.queryByRole('columnheader', { name: 'Jasmine' })).not.toBeInTheDocument();
});

test('the history of a scope ends its present price', async () => {
  api.on('/DC/EndPrices', done);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Jasmine in Amman/ }));
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Prices: .*Jasmine/ }));
  expect(await dialog.findByText('Sara')).toBeInTheDocument();
  expect(sent('/DC/DisplayPrices').at(-1)).toMatchObject({
    filter: { merchant_id: ['M-1'], country: 'Jordan', city: 'Amman', area: [''] },
    sort: '-from_day',
  });
  await user.click(dialog.getByRole('button', { name: /^End/ }));
  const ending = within(await screen.findByRole('dialog', { name: 'End the price' }));
  await user.click(ending.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent('/DC/EndPrices')).toEqual([{ price_id: 7, to_day: today }]));
});

test('open orders get the present price after a confirmation with their number', async () => {
  api.on('/DC/DisplayOrders', json({ success: true, date: [], total: 12, next: null }));
  api.on('/DC/RequoteOrders', json({ success: true, message: '', data: { orders: 9 } }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Jasmine in Amman/ }));
  await user.click(await screen.findByRole('button', { name: 'Open orders' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/12 open orders keep the price/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Give the present price' }));
  expect(await screen.findByText('9 orders have another price now.')).toBeInTheDocument();
  expect(sent('/DC/RequoteOrders')).toEqual([
    { merchant_id: 'M-1', country: 'Jordan', city: 'Amman', area: '' },
  ]);
});

test('a quote is a sentence with its source', async () => {
  api.on('/DC/DisplayCitys', listAnswer('date', { city: 'Amman', country: 'Jordan' }));
  api.on('/DC/DisplayAreas', listAnswer('data', { country: 'Jordan', city: 'Amman', area: 'Abdoun' }));
  const quote = {
    fee: 3.65,
    delivery_price: 3.5,
    return_price: 2,
    second_attempt_price: 4,
    cod_percent: 1.5,
    source: 'MerchantArea',
    price_id: 9,
  };
  api.on('/DC/QuoteOrder', json({ success: true, data: [quote] }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'What would this cost?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What would this cost?' }));
  await pickOption(user, dialog.getByLabelText('City'), /Amman/);
  await pickOption(user, dialog.getByLabelText(/^Area/), 'Abdoun');
  await user.type(dialog.getByLabelText(/^Amount to collect/), '10');
  await user.click(dialog.getByRole('button', { name: 'Show the price' }));
  expect(await dialog.findByText(/the price of the merchant in/)).toHaveTextContent(
    /^Delivery 3\.65.JD, return 2\.00.JD on .*: the price of the merchant in Abdoun\.$/,
  );
  expect(sent('/DC/QuoteOrder')).toEqual([
    { orders: [{ merchant_id: 'M-1', city: 'Amman', area: 'Abdoun', total_price: 10 }], day: today },
  ]);
  expect(sent('/DC/DisplayAreas')[0]).toMatchObject({ filter: { city: 'Amman' } });
});

test('areas of a city are added, and one with prices stays', async () => {
  api.on('/DC/DisplayAreas', listAnswer('data', { country: 'Jordan', city: 'Amman', area: 'Abdoun' }));
  api.on('/DC/CreateAreas', done);
  api.on('/DC/DeleteAreas/*', refusal(409, 'in_use', 'Prices name this area.'));
  const { user } = await open('/prices');
  await user.click(screen.getByRole('button', { name: 'Areas of Amman' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Areas of Amman' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove Abdoun' }));
  expect(await dialog.findByText('Prices name this area.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Area'), 'Jubaiha{Enter}');
  await waitFor(() =>
    expect(sent('/DC/CreateAreas')).toEqual([{ country: 'Jordan', city: 'Amman', area: 'Jubaiha' }]),
  );
  await expectAccessible();
});

test('people who may not change prices see the history of one', async () => {
  const { user } = renderFleet(<PricesPage />, {
    path: '/prices',
    client: { readToken: () => tokenWith({ role: 'Viewer' }) },
  });
  await user.click(await screen.findByRole('button', { name: /^All merchants in Amman/ }));
  expect(await screen.findByRole('dialog', { name: /^Prices:/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import prices' })).not.toBeInTheDocument();
});

test('a failed grid shows the error and can be retried', async () => {
  api.on('/DC/PriceGrid', refusal(400, 'invalid', 'Not now.'), json({ success: true, data: grid }));
  const { user } = renderFleet(<PricesPage />, { path: '/prices' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
