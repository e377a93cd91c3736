import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiError } from '../client/api-error.ts';
import { listRequest, readPage, type ListCall } from './list-call.ts';
import type { List } from './use-list.ts';

/** Reads a list that stays short whole: months, or the drivers a city may have; not a screen of rows. */
export function useWholeList<Row extends object>(list: ListCall<Row>): List<Row> {
  const client = useApiClient();
  const query = useQuery<Row[], ApiError>({
    queryKey: [list.name, 'whole'],
    queryFn: ({ signal }) =>
      client.ask(listRequest(list), (answer) => readPage(list, answer, {}).rows, {}, { signal }),
  });
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
