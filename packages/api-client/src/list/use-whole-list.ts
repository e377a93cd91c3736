import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient } from '../client/call.ts';
import type { ApiError } from '../client/api-error.ts';
import type { Entity } from '../entity/define-entity.ts';
import type { Row } from '../entity/row.ts';
import { entitiesOf } from '../query/reads.ts';
import { listCall, readRows } from './read-page.ts';
import type { List } from './use-list.ts';

/** The query of a whole list, which its screens and choices share. */
export function wholeList<const Described extends Entity>(entity: Described, client: ApiClient) {
  return {
    queryKey: [entity.list.name, 'whole'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.request(listCall(entity), (response) => readRows(entity, response), {}, { signal }),
    meta: { reads: entitiesOf(entity) },
  };
}

/** Returns a function that reads a whole list. */
export function useListLoader() {
  const client = useApiClient();
  const cache = useQueryClient();
  return (entity: Entity) => cache.query(wholeList(entity, client));
}

/** Reads a short list at once: months, or the drivers to choose from. Screens of rows use {@link useList}. */
export function useWholeList<const Described extends Entity>(entity: Described): List<Row<Described>> {
  const client = useApiClient();
  const query = useQuery<Row<Described>[], ApiError>(wholeList(entity, client));
  return {
    rows: query.data ?? [],
    total: query.data?.length,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFetchingMore: false,
    error: query.error ?? undefined,
    hasMore: false,
    loadMore: () => {},
    retry: () => void query.refetch(),
  };
}
