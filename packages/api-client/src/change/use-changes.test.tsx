import { act, waitFor } from '@testing-library/react';
import type { ListCall } from '../list/list-call.ts';
import { useList } from '../list/use-list.ts';
import { broken, fakeApi, json } from '../testing/fake-api.ts';
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

test('goes on after one that is refused, and says what is left', async () => {
  const result = renderBoth();
  await waitFor(() => expect(result.current.list.rows).toHaveLength(10));
  const refused = json({ success: false, code: 'in_use', message: 'It is on its way.' }, 409);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, car_id === 'C-1' ? refused : done);
  const changes = await act(() => result.current.remove(ten));
  expect(changes.error).toMatchObject({ code: 'in_use', message: 'It is on its way.' });
  expect(changes.left).toEqual([{ car_id: 'C-1' }]);
  expect(changes.done).toHaveLength(9);
  expect(asked('/DC/DisplayCars')).toBe(2);
});

test('what is no longer there is gone, and nothing is left of it', async () => {
  const result = renderBoth();
  const gone = json({ success: false, code: 'not_found', message: 'Gone.' }, 404);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, car_id === 'C-1' ? gone : done);
  const changes = await act(() => result.current.remove(ten));
  expect(changes).toMatchObject({ left: [], error: undefined });
  expect(changes.done.map(({ car_id }) => car_id)).not.toContain('C-1');
  expect(changes.done).toHaveLength(9);
});

test('begins no more where the others would fare the same', async () => {
  const result = renderBoth();
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, broken());
  const changes = await act(() => result.current.remove(ten));
  expect(changes.error).toMatchObject({ code: 'network' });
  expect(asked('/DC/DeleteCars/')).toBeLessThan(10);
  expect(changes.done).toEqual([]);
  expect(new Set(changes.left)).toEqual(new Set(ten));
});

test('waits where it asks for too many at once', async () => {
  const result = renderBoth();
  const tooMany = json({ success: false, code: 'too_many', message: 'Too many requests.' }, 429);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, tooMany, done);
  const changes = await act(() => result.current.remove(ten));
  expect(changes).toMatchObject({ left: [], error: undefined });
  expect(changes.done).toHaveLength(10);
  expect(asked('/DC/DeleteCars/')).toBe(20);
}, 15_000);
