import { act, waitFor } from '@testing-library/react';
import { defineEntity } from '../description/define-entity.ts';
import { id } from '../description/field.ts';
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
