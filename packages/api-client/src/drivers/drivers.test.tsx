import { useList, useRowCreation, useRowRemoval, useRowRestoration, useRowUpdate } from '@tawseel/api-client';
import { waitFor } from '@testing-library/react';
import type { Capability } from '../client/capabilities.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { done, listAnswer } from '../testing/responses.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { readRow } from '../description/row.ts';
import { driver as driverEntity, useDriverMoneyUpdate } from './drivers.ts';

const api = fakeApi();

const amounts = {
  salary: 300,
  commission_driver: 0.75,
  commission_return: 0.5,
  money_driver: 12.25,
  money_orders: 40,
  total_delivery_money: 15.5,
};

const driver = {
  driver_id: 'D-1',
  company_id: '77',
  name_driver: 'سامي',
  ...amounts,
  city_driver: 'عمان',
  email_driver: 'sami@example.com',
  phone_driver: '0780000007',
  status: 'Active',
  created_account_driver: '2025-05-01',
  cash_limit: 150,
  over_cash_limit: 'No',
} as const;

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
  api.on('/DC/DisplayDrivers', listAnswer('date', { driver_id: 'D-1' }));
  const { result } = renderWithApi(() => useList(driverEntity, {}), {});
  await waitFor(() => expect(result.current.rows).toEqual([{ driver_id: 'D-1' }]));
});

test('a creation sends every field of a driver, with the company of the session', async () => {
  api.on('/DC/CreateDrivers', done);
  const { current: create } = renderWithApi(() => useRowCreation(driverEntity), {}).result;
  await create?.(creation);
  expect(api.received[0]).toMatchObject({ method: 'POST' });
  expect(api.received[0]?.body).toEqual({
    ...creation,
    company_id: '1001',
    money_driver: 0,
    money_orders: 0,
    total_delivery_money: 0,
    cash_limit: null,
  });
});

describe('an update of a driver', () => {
  const row = { ...driver, commission_return: null, status: 'pending' };
  const { created_account_driver: _, cash_limit: __, over_cash_limit: ___, ...contract } = row;

  async function bodyOf(values: object, sent: object, changed: string[], capabilities: Capability[]) {
    api.on('/DC/UpdateDrivers', done);
    const options = { readCapabilities: () => capabilities };
    const { current: update } = renderWithApi(() => useRowUpdate(driverEntity), {}, options).result;
    await update?.(values, sent, changed);
    expect(api.received[0]).toMatchObject({ method: 'PUT' });
    return api.received[0]?.body;
  }

  test('sends the whole row with the changed values, and nothing else', async () => {
    const values = { name_driver: 'ليلى', city_driver: 'إربد', password_driver: '' };
    const body = await bodyOf(values, row, ['city_driver'], []);
    expect(body).toEqual({ ...contract, city_driver: 'إربد' });
  });

  test('names the changed fields and their former values where the server has announced it', async () => {
    const changed = ['city_driver', 'password_driver'];
    const body = await bodyOf({ city_driver: 'إربد', password_driver: 'secret-2' }, row, changed, [
      'expected',
    ]);
    const typed = { city_driver: 'إربد', password_driver: 'secret-2' };
    const expected_fields = { city_driver: row.city_driver };
    expect(body).toEqual({ ...contract, ...typed, changed_fields: changed, expected_fields });
  });

  test('sends the cash limit where the server has announced it', async () => {
    const body = await bodyOf({ cash_limit: undefined }, row, ['cash_limit'], ['handovers']);
    expect(body).toEqual({ ...contract, cash_limit: null });
  });

  test('sends a password as it was typed', async () => {
    const body = await bodyOf({ password_driver: ' a b c ' }, row, ['password_driver'], []);
    expect(body).toMatchObject({ password_driver: ' a b c ' });
  });

  test('sends the password that the row had', async () => {
    const body = await bodyOf({ password_driver: '' }, { ...row, password_driver: 'plain-7' }, [], []);
    expect(body).toEqual({ ...contract, password_driver: 'plain-7' });
  });

  test.each([[''], [null]])('leaves out the password of a row with %j as its password', async (password) => {
    const body = await bodyOf({}, { ...row, password_driver: password }, [], []);
    expect(body).toEqual(contract);
  });

  test('sends amounts as numbers, and other unchanged values in the notation of the server', async () => {
    const sent = { driver_id: 7, salary: '300.00', commission_driver: 'a lot', phone_driver: 780000007 };
    const row = readRow(driverEntity, { ...sent });
    expect(row).toMatchObject({ driver_id: '7', salary: 300 });
    expect(await bodyOf({ city_driver: 'إربد' }, row, ['city_driver'], [])).toMatchObject({
      ...sent,
      salary: 300,
    });
  });

  test('sends the company of the session for a row without one', async () => {
    const body = await bodyOf({}, { driver_id: 'D-1' }, [], []);
    expect(body).toMatchObject({ driver_id: 'D-1', company_id: '1001', salary: null });
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
  const values = { ...amounts, money_driver: now };
  await update?.(values, { ...driver, money_driver: original }, ['money_driver']);
  expect(api.received[0]?.body).toMatchObject({
    original_money_driver: original,
    money_driver: now,
    deliveryMoneySpent: spent,
  });
});

test('an update of amounts sends each field of the contract, unchanged ones as the row had them', async () => {
  api.on('/DC/UpdateDriversMoney', done);
  const options = { readCapabilities: () => [] };
  const { current: update } = renderWithApi(() => useDriverMoneyUpdate(), {}, options).result;
  await update?.({ ...amounts, salary: 310, commission_driver: 9 }, driver, ['salary']);
  expect(api.received[0]?.body).toEqual({
    driver_id: 'D-1',
    salary: 310,
    commission_driver: 0.75,
    commission_return: 0.5,
    money_driver: 12.25,
    money_orders: 40,
    total_delivery_money: 15.5,
    original_money_driver: 12.25,
    deliveryMoneySpent: 0,
  });
});

test('a removal encodes the ids in its path', async () => {
  api.on('/DC/DeleteDriver/*', done);
  const { current: remove } = renderWithApi(() => useRowRemoval(driverEntity), {}).result;
  await remove?.({ driver_id: 'سائق/7 ?#', company_id: '1001' });
  expect(api.received[0]).toMatchObject({
    method: 'DELETE',
    path: `/DC/DeleteDriver/${encodeURIComponent('سائق/7 ?#')}/1001`,
  });
});

test('a restoration encodes the id in its path', async () => {
  api.on('/DC/RestoreDrivers/*', done);
  const { current: restore } = renderWithApi(() => useRowRestoration(driverEntity), {}).result;
  await restore?.({ driver_id: 'سائق/7 ?#' });
  expect(api.received[0]).toMatchObject({
    method: 'POST',
    path: `/DC/RestoreDrivers/${encodeURIComponent('سائق/7 ?#')}`,
    body: {},
  });
});
