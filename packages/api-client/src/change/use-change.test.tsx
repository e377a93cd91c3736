import { act, waitFor } from '@testing-library/react';
import { ApiError } from '../client/api-error.ts';
import type { ListCall } from '../list/list-call.ts';
import { useList } from '../list/use-list.ts';
import { broken, fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useChange, type ChangeCall } from './use-change.ts';

type Expense = { description: string; amount: number };

let bodies = 0;
const creation: ChangeCall<Expense> = {
  method: 'POST',
  path: '/DC/CreateExpenses',
  // Made anew each time, as a body with the time of day is.
  body: (expense) => ({ ...expense, made: (bodies += 1) }),
  stale: ['expenses'],
};
const expenses: ListCall<{ id: string }> = {
  name: 'expenses',
  path: '/DC/DisplayExpenses',
  rows: 'data',
  key: 'id',
};
const tea = { description: 'Tea', amount: 1.5 };
const fuel = { description: 'Fuel', amount: 20 };
const done = json({ success: true, message: 'Saved.' });

const api = fakeApi();
const renderChange = () => renderWithApi(() => useChange(creation), {}).result;
const keys = () => api.received.map(({ headers }) => headers.get('idempotency-key'));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('sends the change and resolves to the answer', async () => {
  api.on('/DC/CreateExpenses', done);
  const { current: create } = renderChange();
  expect(await create(tea)).toEqual({ success: true, message: 'Saved.' });
  expect(api.received[0]).toMatchObject({ method: 'POST', body: tea });
});

test('every change has a key of its own, also the same one made again', async () => {
  api.on('/DC/CreateExpenses', done);
  const { current: create } = renderChange();
  await create(tea);
  await create(fuel);
  await create(tea);
  expect(new Set(keys()).size).toBe(3);
  for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['no answer', broken()],
  ['a fault of the server', json({ success: false, code: 'internal', message: 'Broke.' }, 500)],
  ['a proxy’s time-out', new Response('<html>', { status: 504 })],
  ['an answer cut short', new Response('{"success":tr')],
])('after %s the same request goes again with its key', async (_, reply) => {
  api.on('/DC/CreateExpenses', reply, done);
  const { current: create } = renderChange();
  expect(await failure(create(tea))).toBeInstanceOf(ApiError);
  await create(tea);
  expect(keys()[0]).toBe(keys()[1]);
  expect(api.received[1]?.body).toEqual(api.received[0]?.body);
});

test('once refused, the next try is another change', async () => {
  api.on('/DC/CreateExpenses', json({ success: false, code: 'invalid', message: 'No.' }, 400), done);
  const { current: create } = renderChange();
  expect(await failure(create(tea))).toMatchObject({ code: 'invalid', message: 'No.' });
  await create(tea);
  expect(keys()[0]).not.toBe(keys()[1]);
});

test('another change while one is unanswered has its own key and leaves the first its own', async () => {
  api.on('/DC/CreateExpenses', broken(), done);
  const { current: create } = renderChange();
  await failure(create(tea));
  await create(fuel);
  await create(tea);
  expect(keys()[1]).not.toBe(keys()[0]);
  expect(keys()[2]).toBe(keys()[0]);
});

test('the same change twice at once, as by a double click, is one', async () => {
  api.on('/DC/CreateExpenses', done);
  const { current: create } = renderChange();
  await Promise.all([create(tea), create(tea)]);
  expect(keys()[0]).toBe(keys()[1]);
});

describe('lists that the change makes stale', () => {
  function renderWithList() {
    return renderWithApi(() => ({ create: useChange(creation), list: useList(expenses, {}) }), {}).result;
  }
  const rows = (...ids: string[]) =>
    json({ success: true, data: ids.map((id) => ({ id })), total: ids.length, next: null });

  test('are fresh once the change is done', async () => {
    api.on('/DC/CreateExpenses', done);
    api.on(expenses.path, rows('1'), rows('2', '1'));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      await result.current.create(tea);
    });
    expect(api.received.map(({ path }) => path)).toEqual([
      expenses.path,
      '/DC/CreateExpenses',
      expenses.path,
    ]);
    await waitFor(() => expect(result.current.list.rows.map(({ id }) => id)).toEqual(['2', '1']));
  });

  test('a list that fails to come again fails no change', async () => {
    api.on('/DC/CreateExpenses', done);
    api.on(expenses.path, rows('1'), json({ success: false, message: 'Broke.' }, 500));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      expect(await result.current.create(tea)).toMatchObject({ success: true });
    });
    expect(result.current.list.rows).toHaveLength(1);
  });

  test.each([
    ['changed', 409],
    ['not_found', 404],
  ])('are asked for again after %s: the rows seen were old', async (code, status) => {
    api.on('/DC/CreateExpenses', json({ success: false, code, message: 'Too late.' }, status));
    api.on(expenses.path, rows('1'), rows('1', '2'));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      expect(await failure(result.current.create(tea))).toMatchObject({ code });
    });
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
  });

  test.each([
    ['no answer', broken()],
    ['a fault of the server', json({ success: false, code: 'internal', message: 'Broke.' }, 500)],
  ])('are asked for again after %s: the change may have been made', async (_, reply) => {
    api.on('/DC/CreateExpenses', reply);
    api.on(expenses.path, rows('1'), rows('1', '2'));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      expect(await failure(result.current.create(tea))).toBeInstanceOf(ApiError);
    });
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
  });

  test('are left alone after another fault', async () => {
    api.on('/DC/CreateExpenses', json({ success: false, code: 'invalid', message: 'No.' }, 400));
    api.on(expenses.path, rows('1'));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      await failure(result.current.create(tea));
    });
    expect(api.received.filter(({ path }) => path === expenses.path)).toHaveLength(1);
  });
});
