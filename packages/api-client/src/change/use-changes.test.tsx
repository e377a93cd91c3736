import { act, waitFor } from '@testing-library/react';
import type { ListCall } from '../list/list-call.ts';
import { useList } from '../list/use-list.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { ChangeCall } from './use-change.ts';
import { useChanges } from './use-changes.ts';

type Car = { car_id: string };

const removal: ChangeCall<Car> = {
  method: 'DELETE',
  path: ({ car_id }) => `/DC/DeleteCars/${car_id}`,
  stale: ['cars'],
};
const cars: ListCall<Car> = { name: 'cars', path: '/DC/DisplayCars', rows: 'date', key: 'car_id' };
const ten = Array.from({ length: 10 }, (_, at) => ({ car_id: `C-${at}` }));
const done = json({ success: true });

const api = fakeApi();

function renderBoth() {
  api.on('/DC/DisplayCars', json({ success: true, date: ten, total: 10, next: null }));
  const { result } = renderWithApi(() => ({ list: useList(cars, {}), remove: useChanges(removal) }), {});
  return result;
}

const asked = (path: string) => api.received.filter((call) => call.path.startsWith(path)).length;

test('makes every change, each with a key of its own, and asks for the list anew once', async () => {
  const result = renderBoth();
  await waitFor(() => expect(result.current.list.rows).toHaveLength(10));
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, done);
  const changes = await act(() => result.current.remove(ten));
  expect(changes.done).toHaveLength(10);
  expect(changes.error).toBeUndefined();
  expect(asked('/DC/DeleteCars/')).toBe(10);
  const keys = api.received.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean);
  expect(new Set(keys).size).toBe(10);
  expect(asked('/DC/DisplayCars')).toBe(2);
});

test('says which were made when one fails, and begins no more', async () => {
  const result = renderBoth();
  await waitFor(() => expect(result.current.list.rows).toHaveLength(10));
  const refused = json({ success: false, code: 'not_found', message: 'Gone.' }, 404);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, car_id === 'C-1' ? refused : done);
  const changes = await act(() => result.current.remove(ten));
  expect(changes.error).toMatchObject({ code: 'not_found', message: 'Gone.' });
  expect(changes.done.map(({ car_id }) => car_id)).not.toContain('C-1');
  expect(asked('/DC/DeleteCars/')).toBeLessThan(10);
  expect(changes.done).toHaveLength(asked('/DC/DeleteCars/') - 1);
  expect(asked('/DC/DisplayCars')).toBe(2);
});
