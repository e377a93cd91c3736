import { act, waitFor } from '@testing-library/react';
import { defineEntity } from '../entity/define-entity.ts';
import { id } from '../entity/field.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { refusal } from '../testing/responses.ts';
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
const { path } = entity.list;

const api = fakeApi();
const page = (rowId: string, next: string | null) => json({ success: true, date: [{ id: rowId }], next });

test('the request of the next view is sent while the page begins to render with it', async () => {
  api.on(path, page('1', null));
  let sent = 0;
  const traceHeaders = () => ({ count: String((sent += 1)) });
  const sentBy: Record<string, number> = {};
  const useShown = (view: ListView) => {
    const shown = useList(entity, view);
    sentBy[view.search ?? ''] ??= sent;
    return shown;
  };
  const { result, rerender } = renderWithApi(useShown, {}, { traceHeaders });
  await waitFor(() => expect(result.current.rows).toHaveLength(1));
  rerender({ search: 'amman' });
  expect(sentBy).toEqual({ '': 0, amman: 2 });
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(api.received).toHaveLength(2);
});

test('a next view that failed is requested again, also if further rows of the previous one were', async () => {
  api.on(path, page('1', 'after-1'), page('2', null), refusal(500, 'error', 'Try again.'));
  const { result, rerender } = renderWithApi((view: ListView) => useList(entity, view), {});
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  rerender({ search: 'amman' });
  expect(result.current.isFetchingMore).toBe(false);
  await waitFor(() => expect(result.current.error).toBeDefined());
  act(() => result.current.retry());
  await waitFor(() => expect(api.received).toHaveLength(4));
  expect(api.received.at(-1)?.body).toEqual({ limit: 25, search: 'amman', total: false });
});
