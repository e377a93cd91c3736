import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient } from '../client/call.ts';
import type { Entity } from '../description/define-entity.ts';
import type { Row } from '../description/row.ts';
import { metaOf } from '../query/reads.ts';
import { pagesQuery, rowsOf } from './pages-query.ts';
import { listCall } from './read-page.ts';
import type { List } from './use-list.ts';

/** The query of a whole list, which its screens and choices share. */
export function wholeList(entity: Entity, client: ApiClient): ReturnType<typeof pagesQuery> {
  return { ...pagesQuery(client, listCall(entity), () => ({})), meta: metaOf(entity) };
}

/** Returns a function that reads a whole list. */
export function useListLoader() {
  const client = useApiClient();
  const cache = useQueryClient();
  return async (entity: Entity) => rowsOf(entity, await cache.infiniteQuery(wholeList(entity, client)));
}

/** Reads a short list at once: months, or the drivers to choose from. Screens of rows use {@link useList}. */
export function useWholeList<const Described extends Entity>(entity: Described): List<Row<Described>> {
  const client = useApiClient();
  const query = useInfiniteQuery(wholeList(entity, client));
  const { data } = query;
  const rows = data ? rowsOf(entity, data) : [];
  return {
    rows,
    total: data && rows.length,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFetchingMore: false,
    error: query.error ?? undefined,
    hasMore: false,
    loadMore: () => {},
    retry: () => void query.refetch(),
  };
}
