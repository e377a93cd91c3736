import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiError } from '../client/api-error.ts';
import { pageLimit } from '../schema/list.schema.ts';
import { listBody, listRequest, readPage, type ListCall, type ListPage, type ListView } from './list-call.ts';

/** A list as a screen shows it; grows by `loadMore`. */
export type List<Row> = {
  rows: Row[];
  /** Rows that match in all; undefined until known. */
  total: number | undefined;
  isLoading: boolean;
  isFetching: boolean;
  isFetchingMore: boolean;
  error: ApiError | undefined;
  hasMore: boolean;
  loadMore(): void;
  retry(): void;
};

const noPages: never[] = [];

/** How long a view stands before its rows are counted, in milliseconds: counting takes longer than typing the next letter. */
const countAfter = 400;

function pause(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The view has changed', 'AbortError'));
    });
  });
}

/** Counts the rows that match a view. */
function useTotal<Row extends object>(list: ListCall<Row>, view: ListView, enabled: boolean) {
  const client = useApiClient();
  const { search, searchIn, filter } = view;
  return useQuery<number | null, ApiError>({
    queryKey: [list.name, 'total', { search, searchIn, filter }],
    queryFn: async ({ signal }) => {
      await pause(countAfter, signal);
      const body = { ...listBody({ search, searchIn, filter }, 1, null), total: true };
      const page = await client.ask(listRequest(list), (answer) => readPage(list, answer, view), body, {
        signal,
      });
      return page.total ?? null;
    },
    enabled,
  });
}

/** Reads a list page by page, keeping the rows of the last view on screen while those of the next are fetched. */
export function useList<Row extends object>(list: ListCall<Row>, view: ListView): List<Row> {
  const client = useApiClient();
  const query = useInfiniteQuery<
    ListPage<Row>,
    ApiError,
    { pages: ListPage<Row>[] },
    unknown[],
    string | null
  >({
    queryKey: [list.name, view],
    queryFn: async ({ pageParam, signal }) => {
      const body = listBody(view, pageLimit.default, pageParam);
      return client.ask(listRequest(list), (answer) => readPage(list, answer, view), body, { signal });
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? noPages;
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  // A list that is there whole needs no counting; any other is counted once its rows are shown.
  const known = pages[0]?.total ?? (pages.at(-1)?.next === null ? rows.length : undefined);
  const isSettled = query.isSuccess && !query.isPlaceholderData;
  const counted = useTotal(list, view, isSettled && known === undefined);
  return {
    rows,
    total: known ?? counted.data ?? undefined,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    error: query.error ?? undefined,
    hasMore: typeof pages.at(-1)?.next === 'string',
    // While rows of the last view stand in for those of this one, there is no page yet that another could follow.
    loadMore: () => void (isSettled && query.fetchNextPage({ cancelRefetch: false })),
    // Where only the next page failed, the rows above it need not be asked for again.
    retry: () =>
      void (query.isFetchNextPageError ? query.fetchNextPage({ cancelRefetch: false }) : query.refetch()),
  };
}
