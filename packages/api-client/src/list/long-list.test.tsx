import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { defineEntity } from '../entity/define-entity.ts';
import { id } from '../entity/field.ts';
import { listQuery } from '../schema/list.schema.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { ListView } from './read-page.ts';
import { useList } from './use-list.ts';

const entity = defineEntity({
  name: 'row',
  reads: ['order'],
  key: ['id'],
  fields: { id: id() },
  list: { name: 'rows', path: '/DC/DisplayRows', allow: 'records.see', rows: 'date', sort: 'id' },
});
const { list } = entity;

const page = (ids: string[], next: string | null, total: number) =>
  json({ success: true, date: ids.map((name) => ({ id: name })), total, next });

const api = fakeApi();

const size = 50;
let server: string[] = [];

/** Answers pages of the server's rows; a cursor names the last row of the page before. */
const reply = ({ body }: { body?: unknown }) => {
  const { cursor } = listQuery.parse(body);
  const rest = server.filter((id) => cursor === undefined || id > cursor);
  const ids = rest.slice(0, size);
  return page(ids, rest.length > size ? (ids.at(-1) ?? null) : null, server.length);
};
const cursors = () => api.received.map(({ body }) => listQuery.parse(body).cursor);
const idOf = (at: number) => `r${String(at).padStart(5, '0')}`;

async function scrolledDown(pages: number) {
  server = Array.from({ length: 3000 }, (_, at) => idOf(2 * at));
  api.on(list.path, reply);
  const { result } = renderWithApi(
    (view: ListView) => ({ list: useList(entity, view), cache: useQueryClient() }),
    {},
  );
  for (let loaded = 1; loaded <= pages; loaded += 1) {
    await waitFor(() => expect(result.current.list.rows).toHaveLength(loaded * size));
    if (loaded < pages) act(() => result.current.list.loadMore());
  }
  api.received.length = 0;
  return {
    list: () => result.current.list,
    ids: () => result.current.list.rows.map(({ id }) => id),
    show: (first: number, last: number) => act(() => result.current.list.showRows?.({ first, last })),
    refresh: () => act(() => result.current.cache.invalidateQueries()),
  };
}

test('a change requests only the pages near the viewport', async () => {
  const { list: shown, show, refresh, ids } = await scrolledDown(40);
  show(1960, 1999);
  await refresh();
  expect(cursors()).toEqual([server[1949]]);
  expect(ids()).toEqual(server.slice(0, 2000));
  act(() => shown().loadMore());
  await waitFor(() => expect(ids()).toEqual(server.slice(0, 2050)));
});

test('other pages are requested when they come near, without a gap or a double row', async () => {
  const { list: shown, show, refresh, ids } = await scrolledDown(10);
  show(460, 499);
  // One row joins the first page and one leaves the second: both pages end elsewhere now.
  server = [idOf(1), ...server.filter((id) => id !== idOf(2 * 60))].toSorted();
  await refresh();
  expect(cursors()).toHaveLength(1);
  expect(shown().total).toBe(3000);
  show(20, 70);
  await waitFor(() => expect(cursors()).toHaveLength(3));
  await waitFor(() => expect(shown().isFetching).toBe(false));
  const reached = ids().length;
  expect(ids()).toEqual(server.slice(0, reached));
  show(140, 190);
  await waitFor(() => expect(shown().isFetching).toBe(false));
  act(() => shown().loadMore());
  await waitFor(() => expect(ids().length).toBeGreaterThan(reached));
  expect(ids()).toEqual(server.slice(0, ids().length));
});

test('a row that has moved into the requested pages is shown once', async () => {
  const { show, refresh, ids } = await scrolledDown(10);
  show(460, 499);
  const moved = server[3] ?? '';
  api.on(list.path, () => page([...server.slice(450, 499), moved], 'later', 3000));
  await refresh();
  expect(ids().filter((id) => id === moved)).toHaveLength(1);
  expect(ids().at(-1)).toBe(moved);
  expect(new Set(ids()).size).toBe(ids().length);
});
