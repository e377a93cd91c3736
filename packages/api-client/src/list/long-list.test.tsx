import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { defineEntity } from '../description/define-entity.ts';
import { id } from '../description/field.ts';
import { invalidate } from '../query/reads.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { useList } from './use-list.ts';

const entity = defineEntity({
  name: 'row',
  reads: ['order'],
  key: ['id'],
  fields: { id: id() },
  list: { name: 'rows', path: '/DC/DisplayRows', allow: 'records.see', rows: 'date', sort: 'id' },
});

const api = fakeApi();

/** A server with a number of rows, which sends the pages that are asked for. */
function serve(count: number) {
  api.on(entity.list.path, ({ body }) => {
    const { limit, cursor } = body as { limit: number; cursor?: string };
    const from = Number(cursor ?? 0);
    const rows = Array.from({ length: Math.min(limit, count - from) }, (_, at) => ({
      id: String(from + at),
    }));
    return json({ success: true, date: rows, next: from + limit < count ? String(from + limit) : null });
  });
}

/** A list of which `pages` pages are loaded. */
async function openList(pages: number) {
  const { result } = renderWithApi(
    () => ({ list: useList(entity, { limit: 100 }), cache: useQueryClient() }),
    {},
  );
  await waitFor(() => expect(result.current.list.rows).toHaveLength(100));
  for (let page = 2; page <= pages; page += 1) {
    act(() => result.current.list.loadMore());
    await waitFor(() => expect(result.current.list.rows).toHaveLength(page * 100));
  }
  api.received.length = 0;
  return result;
}

test('one request refreshes a list of many pages, which then continues page by page', async () => {
  serve(3000);
  const result = await openList(10);
  await act(() => invalidate(result.current.cache, ['order']));
  expect(api.received.map(({ body }) => body)).toEqual([{ limit: 1000 }]);
  expect(result.current.list.rows).toHaveLength(1000);
  act(() => result.current.list.loadMore());
  await waitFor(() => expect(result.current.list.rows).toHaveLength(1100));
  expect(result.current.list.rows.at(-1)).toMatchObject({ id: '1099' });
});

test('a list with more rows than a page may have is refreshed by pages of that size', async () => {
  serve(3000);
  const result = await openList(25);
  await act(() => invalidate(result.current.cache, ['order']));
  expect(api.received.map(({ body }) => body)).toEqual([
    { limit: 2000 },
    { limit: 2000, cursor: '2000', total: false },
  ]);
  expect(result.current.list.rows).toHaveLength(3000);
  expect(result.current.list.hasMore).toBe(false);
});
