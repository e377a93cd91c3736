import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient, Call, CallOptions } from '../client/call.ts';
import type { Entity } from '../description/define-entity.ts';
import { cachedRow, type Row } from '../description/row.ts';
import { readPage, type ListPage } from './read-page.ts';

/** Where a page starts; null for the first one. */
export type Cursor = string | null;

/** The pages of a list in the cache, with their rows as they were sent. */
interface CachedPages {
  pages: ListPage<object>[];
}

/** The query of a list. Its key is the path and the body of the first page, so that equal requests share one response. */
export function pagesQuery(
  client: ApiClient,
  call: Call,
  bodyOf: (cursor: Cursor) => object,
  options: CallOptions = {},
) {
  return infiniteQueryOptions({
    queryKey: [call.path, bodyOf(null)],
    queryFn: ({ pageParam, signal }) =>
      client.request(call, readPage, bodyOf(pageParam), { ...options, signal }),
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }) => next,
  });
}

/** The rows of cached pages. */
export function rowsOf<Described extends Entity>(
  entity: Described,
  { pages }: CachedPages,
): Row<Described>[] {
  return pages.flatMap(({ rows }) => rows.map((row) => cachedRow(entity, row)));
}

/** Returns a function that requests the first page of a list that is likely to be shown soon. */
export function useListPrefetch() {
  const client = useApiClient();
  const cache = useQueryClient();
  return (call: Call, body: object) => {
    const ahead = pagesQuery(client, { ...call, reads: true }, () => body, { isAhead: true });
    // A page that shows the list meanwhile requests it again, and reports the failure.
    cache.infiniteQuery(ahead).catch(() => cache.resetQueries({ queryKey: ahead.queryKey, exact: true }));
  };
}
