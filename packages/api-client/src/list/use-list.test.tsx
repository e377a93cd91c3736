import { act, waitFor } from '@testing-library/react';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { ListCall, ListView } from './list-call.ts';
import { useList } from './use-list.ts';
import { useWholeList } from './use-whole-list.ts';

type Row = { id: string; name: string; city: string | null; money: number; day: string };

const list: ListCall<Row> = { name: 'rows', path: '/DC/DisplayRows', rows: 'date', key: 'id' };

const row = (id: string, rest: Partial<Row> = {}): Row => ({
  id,
  name: `Row ${id}`,
  city: 'Amman',
  money: 0,
  day: '2026-01-01T08:00:00+03:00',
  ...rest,
});

const page = (ids: string[], next: string | null, total = 3) =>
  json({ success: true, date: ids.map((id) => row(id)), total, next });

/** A reply that waits until it is let go. */
function heldBack(reply: () => Response) {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { reply: () => gate.then(reply), letGo: () => letGo() };
}

const api = fakeApi();
const renderList = (view: ListView = {}) => renderWithApi((props: ListView) => useList(list, props), view);

describe('a server that pages', () => {
  test('is asked page by page, each by the cursor of the one before', async () => {
    const second = heldBack(() => page(['3'], null));
    api.on(list.path, page(['1', '2'], 'after-2'), second.reply);
    const { result } = renderList();
    expect(result.current).toMatchObject({ isLoading: true, rows: [], total: undefined, hasMore: false });
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    expect(result.current).toMatchObject({ isLoading: false, total: 3, hasMore: true, error: undefined });

    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.isFetchingMore).toBe(true));
    second.letGo();
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2', '3']));
    expect(result.current.hasMore).toBe(false);
    expect(api.received.map(({ body }) => body)).toEqual([
      { limit: 50 },
      { limit: 50, cursor: 'after-2', total: false },
    ]);
  });

  test('has nothing more asked of it at the end', async () => {
    api.on(list.path, page(['1'], null, 1));
    const { result } = renderList();
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    await act(async () => result.current.loadMore());
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect(result.current.rows).toHaveLength(1);
    expect(api.received).toHaveLength(1);
  });

  test('gets search, sort and filters in the body; what says nothing is left out', async () => {
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
        limit: 50,
        search: 'أحمد',
        searchIn: ['name'],
        sort: '-money',
        filter: { city: 'Amman', day: { from: '2026-01-01' } },
        total: false,
      },
      { limit: 50 },
    ]);
  });

  test('counts what a search finds once its rows are shown, and only where there are more', async () => {
    const count = heldBack(() => page(['1'], 'after-1', 120));
    api.on(list.path, json({ success: true, date: [row('1')], total: null, next: 'after-1' }), count.reply);
    const { result, rerender } = renderList({ search: 'row', sort: '-money' });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(result.current.total).toBeUndefined();
    count.letGo();
    await waitFor(() => expect(result.current.total).toBe(120));
    expect(api.received[1]?.body).toEqual({ limit: 1, search: 'row', total: true });

    api.on(list.path, json({ success: true, date: [row('2')], total: null, next: null }));
    rerender({ search: 'row 2' });
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['2']));
    expect(result.current.total).toBe(1);
    expect(api.received).toHaveLength(3);
  });

  test('rows of the last view stay until those of the next are there', async () => {
    const second = heldBack(() => page(['9'], null, 1));
    api.on(list.path, page(['1', '2'], null), second.reply);
    const { result, rerender } = renderList();
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    rerender({ search: 'nine' });
    await waitFor(() => expect(result.current.isFetching).toBe(true));
    expect(result.current).toMatchObject({ isLoading: false, total: 3 });
    expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2']);
    second.letGo();
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['9']));
    expect(result.current.total).toBe(1);
  });

  test('a call that a newer view overtakes is cancelled', async () => {
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

describe('a fault', () => {
  const fault = json({ success: false, code: 'internal', message: 'Something broke.' }, 500);

  test('is told, and gone after a retry that succeeds', async () => {
    api.on(list.path, fault, page(['1'], null, 1));
    const { result } = renderList();
    await waitFor(() => expect(result.current.error?.message).toBe('Something broke.'));
    expect(result.current).toMatchObject({ isLoading: false, rows: [], error: { code: 'internal' } });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(result.current.error).toBeUndefined();
  });

  test('of a later page leaves the rows above it, and only that page is asked for again', async () => {
    api.on(list.path, page(['1', '2'], 'after-2'), fault, page(['3'], null));
    const { result } = renderList();
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.error?.code).toBe('internal'));
    expect(result.current.rows).toHaveLength(2);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows.map(({ id }) => id)).toEqual(['1', '2', '3']));
    expect(result.current.error).toBeUndefined();
    expect(api.received.map(({ body }) => body)).toEqual([
      { limit: 50 },
      { limit: 50, cursor: 'after-2', total: false },
      { limit: 50, cursor: 'after-2', total: false },
    ]);
  });

  test.each([
    ['no list', { success: true }],
    ['a list of something else', { success: true, date: [{ plate: '12-345' }] }],
    ['a list of nothings', { success: true, date: [null] }],
  ])('an answer with %s is unreadable', async (_, body) => {
    api.on(list.path, json(body));
    const { result } = renderList();
    await waitFor(() => expect(result.current.error?.code).toBe('unreadable'));
    expect(result.current.error?.name).toBe('ApiError');
    expect(result.current.rows).toEqual([]);
  });
});

describe('a server that knows only the contract', () => {
  const rows = [
    row('1', { name: 'أحمد حدّاد', city: 'عمّان', money: 10, day: '2026-01-09T08:00:00+03:00' }),
    row('2', { name: 'Sara', city: 'إربد', money: 9.5, day: '2026-02-01T08:00:00+03:00' }),
    row('10', { name: 'سارة', city: null, money: 1000, day: '2026-03-31T23:00:00+03:00' }),
  ];

  async function idsOf(view: ListView) {
    api.on(list.path, json({ success: true, date: rows }));
    const { result } = renderList(view);
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current).toMatchObject({ hasMore: false, total: result.current.rows.length });
    return result.current.rows.map(({ id }) => id);
  }

  test.each<[string, ListView, string[]]>([
    ['the whole list is one page', {}, ['1', '2', '10']],
    ['search folds Arabic', { search: 'احمد عمان' }, ['1']],
    ['search knows ta marbuta and Arabic-Indic digits', { search: 'ساره ١٠٠' }, ['10']],
    ['search finds amounts as they are shown', { search: '1,000.00' }, ['10']],
    ['search knows Arabic decimal signs', { search: '٩٫٥٠' }, ['2']],
    ['search knows no case', { search: 'SARA' }, ['2']],
    ['search looks only where it is told to', { search: 'عمان', searchIn: ['name'] }, []],
    ['search does not find what is not there', { search: 'null' }, []],
    ['numbers sort as numbers', { sort: 'money' }, ['2', '1', '10']],
    ['identifiers sort by their numbers, descending', { sort: '-id' }, ['10', '2', '1']],
    ['text sorts as Arabic does', { sort: 'city' }, ['10', '2', '1']],
    ['a filter is exact', { filter: { city: 'إربد' } }, ['2']],
    ['a filter of several takes each', { filter: { city: ['إربد', 'عمّان'] } }, ['1', '2']],
    ['a filter of none takes all', { filter: { city: [] } }, ['1', '2', '10']],
    [
      'a range of days has both ends',
      { filter: { day: { from: '2026-02-01', to: '2026-03-31' } } },
      ['2', '10'],
    ],
    ['a range of numbers is no range of texts', { filter: { money: { from: '9', to: '50' } } }, ['1', '2']],
    ['an open range', { filter: { day: { to: '2026-01-31' } } }, ['1']],
  ])('%s', async (_, view, ids) => {
    expect(await idsOf(view)).toEqual(ids);
  });

  test('its list may stand under the other key of the contract', async () => {
    api.on(list.path, json({ success: true, data: rows }));
    const { result } = renderList();
    await waitFor(() => expect(result.current.rows).toHaveLength(3));
  });
});

test('a whole list is asked for with an empty body', async () => {
  api.on(list.path, json({ success: true, date: [row('1'), row('2')] }));
  const { result } = renderWithApi(() => useWholeList(list), {});
  expect(result.current).toMatchObject({ rows: [], isLoading: true });
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  expect(api.received[0]).toMatchObject({ method: 'POST', body: {} });
});
