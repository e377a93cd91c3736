import { act, waitFor } from '@testing-library/react';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import {
  useDriverChoices,
  useDriverCreation,
  useDriverMoneyUpdate,
  useDriverRemoval,
  useDriverRestoration,
  useDrivers,
  useDriverUpdate,
} from './drivers.ts';

const api = fakeApi();
const done = json({ success: true });

const money = {
  driver_id: 'D-1',
  salary: 300,
  commission_driver: 1.25,
  commission_return: 0.5,
  money_driver: 10,
  money_orders: 0,
  total_delivery_money: 0,
  original_money_driver: 10,
};

const creation = {
  driver_id: 'D-1',
  name_driver: 'أحمد',
  password_driver: 'secret-1',
  salary: 300,
  commission_driver: 1.25,
  commission_return: 0.5,
  city_driver: 'عمّان',
  email_driver: 'ahmad@example.com',
  phone_driver: '0791234567',
  status: 'Active',
} as const;

test('the list of drivers reads its rows from date', async () => {
  api.on('/DC/DisplayDrivers', json({ success: true, date: [{ driver_id: 'D-1' }], total: 1, next: null }));
  const { result } = renderWithApi(() => useDrivers({}), {});
  await waitFor(() => expect(result.current.rows).toEqual([{ driver_id: 'D-1' }]));
});

test('a creation sends the values of the form', async () => {
  api.on('/DC/CreateDrivers', done);
  const { current: create } = renderWithApi(() => useDriverCreation(), {}).result;
  await create(creation);
  expect(api.received[0]).toMatchObject({ method: 'POST', body: creation });
});

test('an update sends PUT', async () => {
  api.on('/DC/UpdateDrivers', done);
  const { current: update } = renderWithApi(() => useDriverUpdate(), {}).result;
  await update({ driver_id: 'D-1', password_driver: '', status: 'InActive' });
  expect(api.received[0]).toMatchObject({
    method: 'PUT',
    body: { driver_id: 'D-1', password_driver: '', status: 'InActive' },
  });
});

test.each([
  ['the fall of the balance', 10, 2.5, 7.5],
  ['exact to the fils', 0.3, 0.1, 0.2],
  ['nothing when it rises', 2, 10, 0],
  ['nothing when it stays', 5, 5, 0],
])('deliveryMoneySpent is %s', async (_, original, now, spent) => {
  api.on('/DC/UpdateDriversMoney', done);
  const { current: update } = renderWithApi(() => useDriverMoneyUpdate(), {}).result;
  await update({ ...money, original_money_driver: original, money_driver: now });
  expect(api.received[0]).toMatchObject({
    method: 'PUT',
    body: { original_money_driver: original, money_driver: now, deliveryMoneySpent: spent },
  });
});

test('a removal encodes the ids in its path', async () => {
  api.on('/DC/DeleteDriver/*', done);
  const { current: remove } = renderWithApi(() => useDriverRemoval(), {}).result;
  await remove({ driver_id: 'سائق/7 ?#', company_id: '1001' });
  expect(api.received[0]).toMatchObject({
    method: 'DELETE',
    path: `/DC/DeleteDriver/${encodeURIComponent('سائق/7 ?#')}/1001`,
  });
});

test('a restoration encodes the id in its path', async () => {
  api.on('/DC/RestoreDrivers/*', done);
  const { current: restore } = renderWithApi(() => useDriverRestoration(), {}).result;
  await restore({ driver_id: 'سائق/7 ?#' });
  expect(api.received[0]).toMatchObject({
    method: 'POST',
    path: `/DC/RestoreDrivers/${encodeURIComponent('سائق/7 ?#')}`,
    body: {},
  });
});

test('the choices of drivers include one that was just created', async () => {
  api.on('/DC/CreateDrivers', done);
  api.on(
    '/DC/DisplayDrivers',
    json({ success: true, date: [] }),
    json({ success: true, date: [{ driver_id: 'D-1' }] }),
  );
  const { result } = renderWithApi(() => ({ create: useDriverCreation(), choices: useDriverChoices() }), {});
  await waitFor(() => expect(result.current.choices.isLoading).toBe(false));
  await act(async () => {
    await result.current.create(creation);
  });
  await waitFor(() => expect(result.current.choices.rows).toEqual([{ driver_id: 'D-1' }]));
});
