import { keepPreviousData, useInfiniteQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiClient } from '../client/call.ts';
import type { Entity } from '../description/define-entity.ts';
import { originalOf } from '../description/row.ts';
import { metaOf } from '../query/reads.ts';
import type { ListPage, PageParam } from '../query/pages.ts';
import { pagesQuery, rowsOf } from './pages-query.ts';
import { listBody, listCall, type ListView } from './read-page.ts';
import { wholeList } from './use-whole-list.ts';

/** Reads pages from a server that sends whole lists only: the next view of one needs no request. */
function localPages(entity: Entity, client: ApiClient, view: ListView) {
  return async (context: QueryFunctionContext<readonly unknown[], PageParam>): Promise<ListPage<object>> => {
    const whole = await context.client.infiniteQuery(wholeList(entity, client));
    const { localPage } = await import('./local-page.ts');
    const { cursor, limit } = context.pageParam;
    const page = localPage(entity, rowsOf(entity, whole), limit ? { ...view, limit } : view, cursor);
    return { ...page, rows: page.rows.map(originalOf) };
  };
}

/** The pages of a list that are loaded so far; the pages of the previous view stay until the next ones are loaded. */
export function usePages<const Described extends Entity>(entity: Described, view: ListView, enabled = true) {
  const client = useApiClient();
  const query = useInfiniteQuery({
    ...pagesQuery(client, listCall(entity), (cursor) => listBody(view, cursor)),
    ...(!client.can('lists') && { queryFn: localPages(entity, client, view) }),
    placeholderData: keepPreviousData,
    enabled,
    meta: metaOf(entity),
  });
  const { data } = query;
  const rows = data ? rowsOf(entity, data) : [];
  // While rows of the previous view are shown, no page can follow them.
  const isSettled = data !== undefined && !query.isPlaceholderData;
  const last = data?.pages.at(-1);
  const hasMore = typeof last?.next === 'string';
  const loadMore = () => {
    if (isSettled && hasMore && !query.isFetching) void query.fetchNextPage();
  };
  return {
    rows,
    /** Number of all matching rows, if the server has counted them or all are loaded. */
    total: data?.pages[0]?.total ?? (last && !hasMore ? rows.length : undefined),
    isSettled,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    isPlaceholderData: query.isPlaceholderData,
    error: query.error ?? undefined,
    hasMore,
    loadMore,
    // If only the next page failed, the rows above it need no new request.
    retry: () => (query.isFetchNextPageError ? loadMore() : void query.refetch()),
  };
}
