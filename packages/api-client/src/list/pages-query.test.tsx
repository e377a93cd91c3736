import { useQueryClient } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { ApiProvider } from '../client/api-provider.tsx';
import { defineEntity } from '../description/define-entity.ts';
import { id } from '../description/field.ts';
import { invalidate } from '../query/reads.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { testClient } from '../testing/render-with-api.tsx';
import { refusal } from '../testing/responses.ts';
import { useListPrefetch } from './pages-query.ts';
import { useList } from './use-list.ts';

const entity = defineEntity({
  name: 'row',
  reads: ['order'],
  key: ['id'],
  fields: { id: id() },
  list: { name: 'rows', path: '/DC/DisplayRows', allow: 'records.see', rows: 'date', sort: 'id' },
});
const { path } = entity.list;
const page = (rowId: string) => json({ success: true, date: [{ id: rowId }], next: null });

const api = fakeApi();

/** A link to a page with a list, which `open` mounts. */
function renderLink() {
  const shown: string[][] = [];
  const link: { prefetch?: () => void; change?: () => Promise<void> } = {};
  function Link() {
    const prefetch = useListPrefetch();
    const cache = useQueryClient();
    link.prefetch = () => prefetch({ method: 'POST', path }, { limit: 25 });
    link.change = () => invalidate(cache, ['order']);
    return null;
  }
  function Page() {
    shown.push(useList(entity, {}).rows.map((row) => row.id));
    return null;
  }
  const client = testClient();
  const viewOf = (isOpen: boolean) => (
    <ApiProvider client={client}>
      <Link />
      {isOpen && <Page />}
    </ApiProvider>
  );
  const { rerender } = render(viewOf(false));
  return {
    shown,
    prefetch: () => link.prefetch?.(),
    change: () => act(() => link.change?.()),
    open: () => rerender(viewOf(true)),
  };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('a prefetched list has its rows in its first render', async () => {
  api.on(path, page('1'));
  const { shown, prefetch, open } = renderLink();
  prefetch();
  prefetch();
  await settled();
  open();
  expect(shown[0]).toEqual(['1']);
  await settled();
  expect(api.received).toHaveLength(1);
});

test('a list that opens while its prefetch request is on its way sends no other', async () => {
  api.on(path, page('1'));
  const { shown, prefetch, open } = renderLink();
  prefetch();
  open();
  await waitFor(() => expect(shown.at(-1)).toEqual(['1']));
  expect(api.received).toHaveLength(1);
});

test('a change cancels a prefetch request, and the list requests its rows when it opens', async () => {
  const aborted = jest.fn();
  api.on(
    path,
    ({ signal }) => {
      signal.addEventListener('abort', aborted);
      return new Promise<Response>(() => undefined);
    },
    page('2'),
  );
  const { shown, prefetch, change, open } = renderLink();
  prefetch();
  await waitFor(() => expect(api.received).toHaveLength(1));
  await change();
  expect(aborted).toHaveBeenCalledTimes(1);
  open();
  await waitFor(() => expect(shown.at(-1)).toEqual(['2']));
});

test('a list that was prefetched before a change is requested again', async () => {
  api.on(path, page('1'), page('2'));
  const { shown, prefetch, change, open } = renderLink();
  prefetch();
  await settled();
  await change();
  open();
  await waitFor(() => expect(shown.at(-1)).toEqual(['2']));
});

test('a list whose prefetch request failed is requested again', async () => {
  api.on(path, refusal(500, 'internal', 'Something broke.'), page('1'));
  const { shown, prefetch, open } = renderLink();
  prefetch();
  await settled();
  open();
  await waitFor(() => expect(shown.at(-1)).toEqual(['1']));
});
