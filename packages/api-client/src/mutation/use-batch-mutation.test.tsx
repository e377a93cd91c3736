import { act, waitFor } from '@testing-library/react';
import { car } from '../cars/car.entity.ts';
import { useList } from '../list/use-list.ts';
import { broken, fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { ApiMutation } from './use-api-mutation.ts';
import { useBatchMutation } from './use-batch-mutation.ts';

interface Car {
  car_id: string;
}

const removal: ApiMutation<Car> = {
  method: 'DELETE',
  path: ({ car_id }) => `/DC/DeleteCars/${car_id}`,
  invalidates: ['car'],
};
const ten = Array.from({ length: 10 }, (_, at) => ({ car_id: `C-${at}` }));
const done = json({ success: true });

const api = fakeApi();

function renderBoth() {
  api.on('/DC/DisplayCars', json({ success: true, date: ten, total: 10, next: null }));
  const { result } = renderWithApi(() => ({ list: useList(car, {}), remove: useBatchMutation(removal) }), {});
  return result;
}

const requests = (path: string) => api.received.filter((call) => call.path.startsWith(path)).length;

test('a batch sends each mutation with its own idempotency key and fetches the list once', async () => {
  const result = renderBoth();
  await waitFor(() => expect(result.current.list.rows).toHaveLength(10));
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, done);
  const outcome = await act(() => result.current.remove(ten));
  expect(outcome.succeeded).toHaveLength(10);
  expect(outcome.error).toBeUndefined();
  expect(requests('/DC/DeleteCars/')).toBe(10);
  const keys = api.received.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean);
  expect(new Set(keys).size).toBe(10);
  expect(requests('/DC/DisplayCars')).toBe(2);
});

test('a batch continues after a refused input and reports it as failed', async () => {
  const result = renderBoth();
  await waitFor(() => expect(result.current.list.rows).toHaveLength(10));
  const refused = json({ success: false, code: 'in_use', message: 'It is on its way.' }, 409);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, car_id === 'C-1' ? refused : done);
  const outcome = await act(() => result.current.remove(ten));
  expect(outcome.error).toMatchObject({ code: 'in_use', message: 'It is on its way.' });
  expect(outcome.failed).toEqual([{ car_id: 'C-1' }]);
  expect(outcome.succeeded).toHaveLength(9);
  expect(requests('/DC/DisplayCars')).toBe(2);
});

test('a batch reports an input that the server no longer finds neither as succeeded nor as failed', async () => {
  const result = renderBoth();
  const gone = json({ success: false, code: 'not_found', message: 'Gone.' }, 404);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, car_id === 'C-1' ? gone : done);
  const outcome = await act(() => result.current.remove(ten));
  expect(outcome).toMatchObject({ failed: [], error: undefined });
  expect(outcome.succeeded.map(({ car_id }) => car_id)).not.toContain('C-1');
  expect(outcome.succeeded).toHaveLength(9);
});

test('a batch stops when the other inputs would fail as well', async () => {
  const result = renderBoth();
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, broken());
  const outcome = await act(() => result.current.remove(ten));
  expect(outcome.error).toMatchObject({ code: 'network' });
  expect(requests('/DC/DeleteCars/')).toBeLessThan(10);
  expect(outcome.succeeded).toEqual([]);
  expect(new Set(outcome.failed)).toEqual(new Set(ten));
});

test('a batch retries requests that the server refuses as too many', async () => {
  const result = renderBoth();
  const tooMany = json({ success: false, code: 'too_many', message: 'Too many requests.' }, 429);
  for (const { car_id } of ten) api.on(`/DC/DeleteCars/${car_id}`, tooMany, done);
  const outcome = await act(() => result.current.remove(ten));
  expect(outcome).toMatchObject({ failed: [], error: undefined });
  expect(outcome.succeeded).toHaveLength(10);
  expect(requests('/DC/DeleteCars/')).toBe(20);
}, 15_000);
