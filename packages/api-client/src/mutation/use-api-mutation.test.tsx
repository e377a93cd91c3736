import { act, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { ApiError } from '../client/api-error.ts';
import { defineChange, defineRead } from '../client/described-call.ts';
import { expense } from '../expenses/expense.entity.ts';
import { useList } from '../list/use-list.ts';
import { useApiQuery, type ApiQuery } from '../query/use-api-query.ts';
import { broken, fakeApi, json } from '../testing/fake-api.ts';
import { done, refusal } from '../testing/responses.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { rowRemoval } from './row-calls.ts';
import { useApiMutation, type Send } from './use-api-mutation.ts';

const creation = defineChange({
  allow: 'finance.change',
  method: 'POST',
  path: '/DC/CreateExpenses',
  body: z.object({ description: z.string(), amount: z.number() }),
  changes: ['expense'],
});
let bodies = 0;
// Differs each time, like a body with the time of day.
const withAttempt = (input: object) => ({ ...input, attempt: (bodies += 1) });
const { path: listPath } = expense.list;
const tea = { description: 'Tea', amount: 1.5 };
const fuel = { description: 'Fuel', amount: 20 };

const api = fakeApi();
const removal = rowRemoval(expense);
const withId = (id: number) => ({ id, company_expense_id: id });
const renderMutation = () => renderWithApi(() => useApiMutation(creation, withAttempt), {}).result;
const keys = () => api.received.map(({ headers }) => headers.get('idempotency-key'));
const failure = async (work: Promise<unknown> | undefined) =>
  work?.then(
    () => undefined,
    (error: unknown) => error,
  );

test('sends the mutation and resolves to the response', async () => {
  api.on('/DC/CreateExpenses', done);
  const { current: create } = renderMutation();
  expect(await create?.(tea)).toEqual({ success: true, message: 'Done.' });
  expect(api.received[0]).toMatchObject({ method: 'POST', body: tea });
});

test('each mutation has its own idempotency key, even with equal input', async () => {
  api.on('/DC/CreateExpenses', done);
  const { current: create } = renderMutation();
  await create?.(tea);
  await create?.(fuel);
  await create?.(tea);
  expect(new Set(keys()).size).toBe(3);
  for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['no response', broken()],
  ['a server error', refusal(500, 'internal', 'Broke.')],
  ['a time-out of a proxy', new Response('<html>', { status: 504 })],
  ['a truncated response', new Response('{"success":tr')],
])('a retry after %s reuses the idempotency key and the body', async (_, reply) => {
  api.on('/DC/CreateExpenses', reply, done);
  const { current: create } = renderMutation();
  expect(await failure(create?.(tea))).toBeInstanceOf(ApiError);
  await create?.(tea);
  expect(keys()[0]).toBe(keys()[1]);
  expect(api.received[1]?.body).toEqual(api.received[0]?.body);
});

describe('a server that has announced nothing', () => {
  const bare = { readCapabilities: () => [] };

  test('gets no idempotency key and no guards', async () => {
    api.on('/DC/CreateExpenses', done);
    const { allow, path, changes } = creation;
    const guarded = defineChange({ allow, method: 'PUT', path, changes });
    const { current: update } = renderWithApi(() => useApiMutation(guarded), {}, bare).result;
    const send: Send<object> | undefined = update;
    await send?.({ amount: 1, original_amount: 2, expected_amount: 2, changed_fields: ['amount'] });
    expect(api.received[0]?.body).toEqual({ amount: 1, original_amount: 2 });
    expect(keys()).toEqual([null]);
  });

  test('cannot be sent a mutation that it would have to announce', () => {
    const added = defineChange({ ...creation, needs: 'restore' });
    const render = (options?: object) => renderWithApi(() => useApiMutation(added), {}, options).result;
    expect(render(bare).current).toBeUndefined();
    expect(render().current).toBeInstanceOf(Function);
  });
});

test('a deletion has no body and declares none', async () => {
  api.on('/DC/DeleteExpenses/7', done);
  const { current: remove } = renderWithApi(() => useApiMutation(removal), {}).result;
  await remove?.(withId(7));
  expect(api.received[0]).toMatchObject({ method: 'DELETE', body: undefined });
  expect(api.received[0]?.headers.get('content-type')).toBeNull();
});

test('a retry after a refusal has a new idempotency key', async () => {
  api.on('/DC/CreateExpenses', refusal(400, 'invalid', 'No.'), done);
  const { current: create } = renderMutation();
  expect(await failure(create?.(tea))).toMatchObject({ code: 'invalid', message: 'No.' });
  await create?.(tea);
  expect(keys()[0]).not.toBe(keys()[1]);
});

test('a different mutation does not take the key of one that awaits a retry', async () => {
  api.on('/DC/CreateExpenses', broken(), done);
  const { current: create } = renderMutation();
  await failure(create?.(tea));
  await create?.(fuel);
  await create?.(tea);
  expect(keys()[1]).not.toBe(keys()[0]);
  expect(keys()[2]).toBe(keys()[0]);
});

test('a double click sends one idempotency key', async () => {
  api.on('/DC/CreateExpenses', done);
  const { current: create } = renderMutation();
  await Promise.all([create?.(tea), create?.(tea)]);
  expect(keys()[0]).toBe(keys()[1]);
});

describe('lists of an invalidated entity', () => {
  function renderWithList() {
    return renderWithApi(
      () => ({ create: useApiMutation(creation, withAttempt), list: useList(expense, {}) }),
      {},
    ).result;
  }
  const rows = (...ids: number[]) =>
    json({
      success: true,
      data: ids.map((id) => ({ company_expense_id: id })),
      total: ids.length,
      next: null,
    });

  test('are fetched in the background once the mutation is accepted', async () => {
    api.on('/DC/CreateExpenses', done);
    api.on(listPath, rows(1), rows(2, 1));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      await result.current.create?.(tea);
    });
    await waitFor(() =>
      expect(api.received.map(({ path }) => path)).toEqual([listPath, '/DC/CreateExpenses', listPath]),
    );
    await waitFor(() =>
      expect(result.current.list.rows.map((row) => row.company_expense_id)).toEqual([2, 1]),
    );
  });

  test('lose a deleted row before they are fetched', async () => {
    api.on('/DC/DeleteExpenses/2', done);
    // The list does not come again: a mutation that waits for it would not end.
    api.on(listPath, rows(2, 1), () => new Promise<Response>(() => undefined));
    const { result } = renderWithApi(
      () => ({ remove: useApiMutation(removal), list: useList(expense, {}) }),
      {},
    );
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
    await act(async () => {
      await result.current.remove?.(withId(2));
    });
    await waitFor(() => expect(result.current.list.rows.map((row) => row.company_expense_id)).toEqual([1]));
    expect(result.current.list.total).toBe(1);
  });

  test('do not fail the mutation when their request fails', async () => {
    api.on('/DC/CreateExpenses', done);
    api.on(listPath, rows(1), json({ success: false, message: 'Broke.' }, 500));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      expect(await result.current.create?.(tea)).toMatchObject({ success: true });
    });
    expect(result.current.list.rows).toHaveLength(1);
  });

  test.each([
    ['changed', 409],
    ['not_found', 404],
  ])('are fetched after %s, since their rows were outdated', async (code, status) => {
    api.on('/DC/CreateExpenses', refusal(status, code, 'Too late.'));
    api.on(listPath, rows(1), rows(1, 2));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      expect(await failure(result.current.create?.(tea))).toMatchObject({ code });
    });
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
  });

  test.each([
    ['no response', broken()],
    ['a server error', refusal(500, 'internal', 'Broke.')],
  ])('are fetched after %s, since the mutation may have been applied', async (_, reply) => {
    api.on('/DC/CreateExpenses', reply);
    api.on(listPath, rows(1), rows(1, 2));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      expect(await failure(result.current.create?.(tea))).toBeInstanceOf(ApiError);
    });
    await waitFor(() => expect(result.current.list.rows).toHaveLength(2));
  });

  test('are not fetched after any other error', async () => {
    api.on('/DC/CreateExpenses', refusal(400, 'invalid', 'No.'));
    api.on(listPath, rows(1));
    const result = renderWithList();
    await waitFor(() => expect(result.current.list.rows).toHaveLength(1));
    await act(async () => {
      await failure(result.current.create?.(tea));
    });
    expect(api.received.filter(({ path }) => path === listPath)).toHaveLength(1);
  });
});

test('a mutation fetches a figure that reads an invalidated entity, and no other figure', async () => {
  api.on('/DC/CreateExpenses', done);
  api.on('/DC/Total', json({ success: true, total: 1 }));
  api.on('/DC/Other', json({ success: true, total: 1 }));
  const figure = (name: string, reads: ApiQuery<unknown>['reads']): ApiQuery<unknown> => ({
    name,
    reads,
    call: defineRead({ path: `/DC/${name}`, allow: 'orders.see' }),
    read: ({ total }) => total,
  });
  const total = figure('Total', ['profit', 'expense']);
  const other = figure('Other', ['order']);
  const { result } = renderWithApi(
    () => ({
      create: useApiMutation(creation, withAttempt),
      total: useApiQuery(total),
      other: useApiQuery(other),
    }),
    {},
  );
  await waitFor(() => expect(result.current.other.value).toBe(1));
  await act(async () => {
    await result.current.create?.(tea);
  });
  const paths = api.received.map(({ path }) => path);
  expect(paths.filter((path) => path === '/DC/Total')).toHaveLength(2);
  expect(paths.filter((path) => path === '/DC/Other')).toHaveLength(1);
});
