import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { defineEntity } from '../description/define-entity.ts';
import { day, id, money, text } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { invalidate } from '../query/reads.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { refusal } from '../testing/responses.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { ListView } from './read-page.ts';
import { useList } from './use-list.ts';
import { useWholeList } from './use-whole-list.ts';

const entity = defineEntity({
  name: 'row',
  reads: ['order'],
  key: ['id'],
  fields: { id: id(), name: text(), city: text({ nullable: true }), money: money(), day: day() },
  list: { name: 'rows', path: '/DC/DisplayRows', allow: 'records.see', rows: 'date', sort: 'id' },
});
const { list } = entity;

const row = (id: string, rest: Partial<Row<typeof entity>> = {}) => ({
  id,
  name: `Row ${id}`,
  city: 'Amman',
  money: 0,
  day: '2026-01-01T08:00:00+03:00',
  ...rest,
});

const page = (ids: string[], next: string | null, total = 3) =>
  json({ success: true, date: ids.map((id) => row(id)), total, next });

/** A reply that waits for `release`. */
function heldBack(reply: () => Response) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: () => gate.then(reply), release: () => release() };
}

const api = fakeApi();
const renderList = (view: ListView = {}) => renderWithApi((props: ListView) => useList(entity, props), view);

describe('a list with pages', () => {
  test('requests each page by the cursor of the previous one', async () => {
    const second = heldBack(() => page(['3'], null));
    api.on(list.path, page(['1', '2'], 'after-2'), second.reply);
    const { result } = renderList();
    expect(result.current).toMatchObject({ isLoading: true, rows: [], total: undefined, hasMore: false });
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    expect(result.current).toMatchObject({ isLoading: false, total: 3, hasMore: true, error: undefined });

    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.isFetchingMore).toBe(true));
    second.release();
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2', '3']));
    expect(result.current.hasMore).toBe(false);
    expect(api.received.map(({ body }) => body)).toEqual([
      { limit: 25 },
      { limit: 50, cursor: 'after-2', total: false },
    ]);
  });

  test('sends no request after the last page', async () => {
    api.on(list.path, page(['1'], null, 1));
    const { result } = renderList();
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    await act(async () => result.current.loadMore());
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect(result.current.rows).toHaveLength(1);
    expect(api.received).toHaveLength(1);
  });

  test('sends search, sort and filters in the body and leaves unset fields out', async () => {
    api.on(list.path, page([], null, 0));
    const { result, rerender } = renderList({
      search: 'أحمد',
      searchIn: ['name'],
      sort: '-money',
      filter: { city: 'Amman', day: { from: '2026-01-01' } },
    });
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    rerender({ search: '', searchIn: ['name'], sort: undefined, filter: {} });
    await waitFor(() => expect(api.received).toHaveLength(2));
    expect(api.received.map(({ body }) => body)).toEqual([
      {
        limit: 25,
        search: 'أحمد',
        searchIn: ['name'],
        sort: '-money',
        filter: { city: 'Amman', day: { from: '2026-01-01' } },
        total: false,
      },
      { limit: 25 },
    ]);
  });

  test('counts the rows of a search after showing them, if there are further pages', async () => {
    const count = heldBack(() => page(['1'], 'after-1', 120));
    api.on(list.path, json({ success: true, date: [row('1')], total: null, next: 'after-1' }), count.reply);
    const { result, rerender } = renderList({ search: 'row', sort: '-money' });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(result.current.total).toBeUndefined();
    count.release();
    await waitFor(() => expect(result.current.total).toBe(120));
    expect(api.received[1]?.body).toEqual({ limit: 1, search: 'row', total: true });

    api.on(list.path, json({ success: true, date: [row('2')], total: null, next: null }));
    rerender({ search: 'row 2' });
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['2']));
    expect(result.current.total).toBe(1);
    expect(api.received).toHaveLength(3);
  });

  test('keeps the rows of the previous view until those of the next one are loaded', async () => {
    const second = heldBack(() => page(['9'], null, 1));
    api.on(list.path, page(['1', '2'], null), second.reply);
    const { result, rerender } = renderList();
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    rerender({ search: 'nine' });
    await waitFor(() => expect(result.current.isFetching).toBe(true));
    expect(result.current).toMatchObject({ isLoading: false, total: 3 });
    expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2']);
    second.release();
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['9']));
    expect(result.current.total).toBe(1);
  });

  test('cancels the request of a view when the view changes', async () => {
    const aborted: string[] = [];
    api.on(
      list.path,
      ({ signal }) => {
        signal.addEventListener('abort', () => aborted.push('first view'));
        return new Promise<Response>(() => undefined);
      },
      page(['2'], null, 1),
    );
    const { result, rerender } = renderList({ search: 'on' });
    await waitFor(() => expect(api.received).toHaveLength(1));
    rerender({ search: 'one' });
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['2']));
    expect(aborted).toEqual(['first view']);
  });
});

test('a change requests all loaded rows again, of which unchanged rows stay the same objects', async () => {
  api.on(list.path, page(['1', '2'], 'after-2'), page(['3'], null), page(['1', '2', '4'], null));
  const { result } = renderWithApi(() => ({ list: useList(entity, {}), cache: useQueryClient() }), {});
  await waitFor(() => expect(result.current.list.hasMore).toBe(true));
  act(() => result.current.list.loadMore());
  await waitFor(() => expect(result.current.list.rows).toHaveLength(3));
  const [first] = result.current.list.rows;
  await act(() => invalidate(result.current.cache, ['order']));
  expect(result.current.list.rows.map(({ id }) => id)).toEqual(['1', '2', '4']);
  expect(result.current.list.rows[0]).toBe(first);
  expect(api.received).toHaveLength(3);
});

describe('a failed list', () => {
  const failed = refusal(500, 'internal', 'Something broke.');

  test('shows its error until a retry succeeds', async () => {
    api.on(list.path, failed, page(['1'], null, 1));
    const { result } = renderList();
    await waitFor(() => expect(result.current.error?.message).toBe('Something broke.'));
    expect(result.current).toMatchObject({ isLoading: false, rows: [], error: { code: 'internal' } });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(result.current.error).toBeUndefined();
  });

  test('keeps the rows above a failed page and retries that page alone', async () => {
    api.on(list.path, page(['1', '2'], 'after-2'), failed, page(['3'], null));
    const { result } = renderList();
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.error?.code).toBe('internal'));
    expect(result.current.rows).toHaveLength(2);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2', '3']));
    expect(result.current.error).toBeUndefined();
    expect(api.received.map(({ body }) => body)).toEqual([
      { limit: 25 },
      { limit: 50, cursor: 'after-2', total: false },
      { limit: 50, cursor: 'after-2', total: false },
    ]);
  });

  test.each([
    ['null', null],
    ['nulls', [null]],
  ])('a response with %s as its list has no rows', async (_, rows) => {
    api.on(list.path, json({ success: true, date: rows }));
    const { result } = renderList();
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current).toMatchObject({ rows: [], total: 0, error: undefined });
  });

  test('a response without a list is unreadable', async () => {
    api.on(list.path, json({ success: true }));
    const { result } = renderList();
    await waitFor(() => expect(result.current.error?.code).toBe('unreadable'));
    expect(result.current.error?.name).toBe('ApiError');
    expect(result.current.rows).toEqual([]);
  });
});

test('a whole list is requested with an empty body', async () => {
  api.on(list.path, json({ success: true, date: [row('1'), row('2')] }));
  const { result } = renderWithApi(() => useWholeList(entity), {});
  expect(result.current).toMatchObject({ rows: [], isLoading: true });
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  expect(api.received[0]).toMatchObject({ method: 'POST', body: {} });
});
