import { waitFor } from '@testing-library/react';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useOrderFigures, useProfitFigures } from './dashboard.ts';

const api = fakeApi();
const none = { orders: { today: 0, week: 0, month: 0 }, merchants: 0, drivers: 0, topCities: [] };
const day = { ...none, orders: { today: 184, week: 0, month: 0 } };

test.each<[string, unknown, object]>([
  ['nothing', undefined, none],
  ['null', null, none],
  ['an empty list', [], none],
  ['the contract', { data: { orders_today: 184 } }, day],
  ['one level less', { orders_today: 184 }, day],
  ['one level less and null below', { orders_today: '184', data: null }, day],
  ['lists', [{ data: [{ orders_today: '184' }] }], day],
  [
    'texts',
    { data: { orders_today: ' 1,184 ', orders_week: 'many', top_cities_orders: 'none' } },
    { ...none, orders: { today: 1184, week: 0, month: 0 } },
  ],
  [
    'objects',
    { data: { orders_today: {}, total_drivers: [], top_cities_orders: [null, { city_order: 5 }] } },
    { ...none, topCities: [{ city_order: '5', total_orders: 0 }] },
  ],
])('counts are read from a response with %s', async (_, data, expected) => {
  api.on('/DC/HomeDashbord', json({ success: true, data }));
  const { result } = renderWithApi(useOrderFigures, undefined);
  await waitFor(() => expect(result.current.value).toEqual(expected));
});

test.each<[unknown, string | undefined]>([
  ['2027-03-31', '2027-03-31'],
  ['2027-03-31T22:30:00Z', '2027-04-01'],
  ['31/03/2027', '31/03/2027'],
  [20270331, '20270331'],
  [' ', undefined],
  [null, undefined],
  [undefined, undefined],
])('an end of the subscription of %j is read as %j', async (End_Sub_Date, expected) => {
  api.on('/DC/DisplayProfitsAfterPaymentTotal', json({ End_Sub_Date, Payment_now: '12.5', totalCars: null }));
  const { result } = renderWithApi(useProfitFigures, undefined);
  await waitFor(() => expect(result.current.value?.paidSoFar).toBe(12.5));
  expect(result.current.value).toMatchObject({ subscriptionEnd: expected, cars: 0 });
});

test.each([
  ['counts', '/DC/HomeDashbord', useOrderFigures],
  ['money', '/DC/DisplayProfitsAfterPaymentTotal', useProfitFigures],
])('a list in place of the object with the %s is an error, not zeros', async (_, path, useFigures) => {
  api.on(path, json([]));
  const { result } = renderWithApi<{ error: unknown }, undefined>(useFigures, undefined);
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'unreadable' }));
});
