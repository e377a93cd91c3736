import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient, Call, CallOptions } from '../client/call.ts';
import type { Entity } from '../description/define-entity.ts';
import { cachedRow, type Row } from '../description/row.ts';
import { firstPage, pageAfter, type CachedPages } from '../query/pages.ts';
import { readPage } from './read-page.ts';

/** The query of a list. Its key is the path and the body of the first page, so that equal requests share one response. */
export function pagesQuery(
  client: ApiClient,
  call: Call,
  bodyOf: (cursor: string | null) => object,
  options: CallOptions = {},
) {
  return infiniteQueryOptions({
    queryKey: [call.path, bodyOf(null)],
    queryFn: ({ pageParam: { cursor, limit }, signal }) =>
      client.request(call, readPage, { ...bodyOf(cursor), ...(limit && { limit }) }, { ...options, signal }),
    initialPageParam: firstPage,
    getNextPageParam: pageAfter,
  });
}

/** The rows of cached pages. */
export function rowsOf<Described extends Entity>(
  entity: Described,
  { pages }: Pick<CachedPages, 'pages'>,
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
