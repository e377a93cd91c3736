import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type Query,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiError } from '../client/api-error.ts';
import type { ApiResponse } from '../client/call.ts';
import type { Entity } from '../entity/define-entity.ts';
import type { Row } from '../entity/row.ts';
import { entitiesOf } from '../query/reads.ts';
import { listBody, listCall, readPage, type LoadedPage, type ListView, type RowRange } from './read-page.ts';
import { wholeList } from './use-whole-list.ts';

const noPages: never[] = [];

/** Rows near the viewport, by list; also of lists that are not mounted, whose scroll position a screen restores. */
const ranges = new WeakMap<Query, RowRange>();

const isOutdated = (page: LoadedPage<unknown>) => page.isOutdated;

/** The pages of a list that are loaded so far; the pages of the previous view stay until the next ones are loaded. */
export function usePages<const Described extends Entity>(
  entity: Described,
  view: ListView,
  isEnabled = true,
) {
  type Item = Row<Described>;
  interface Pages {
    pages: LoadedPage<Item>[];
  }
  const client = useApiClient();
  const cache = useQueryClient();
  const queryKey = [entity.list.name, view];
  const [firstView] = useState(view);
  /** Whether the last request was for more rows; it may have been one of another view. */
  const [wasForMore, setWasForMore] = useState(false);
  const wantsMore = useRef(false);
  const meta = { reads: entitiesOf(entity), rows: entity };
  const readResponse = (response: ApiResponse) => readPage(entity, response);

  async function read(signal: AbortSignal, cursor: string | null, isCounted = !cursor) {
    if (!client.can('lists')) {
      // Such a server sends whole lists only: the next view of one needs no request.
      const whole = await cache.query(wholeList(entity, client));
      const { localPage } = await import('./local-page.ts');
      return localPage(entity, whole, view, cursor);
    }
    const body = listBody(view, cursor, isCounted);
    return client.request(listCall(entity), readResponse, body, { signal });
  }

  async function readFirst({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Pages> {
    return { pages: [{ ...(await read(signal, null)), cursor: null }] };
  }

  // Sent before the page renders with its next view, which takes as long as the response to a search. The response to the
  // first view may be there already.
  if (isEnabled && view !== firstView && !cache.getQueryState(queryKey))
    cache.query({ queryKey, queryFn: readFirst, meta }).catch(() => {});
  const query = useQuery<Pages, ApiError>({
    queryKey,
    queryFn: async (context) => {
      const isMore = wantsMore.current;
      wantsMore.current = false;
      setWasForMore(isMore);
      const loaded = cache.getQueryData<Pages>(queryKey)?.pages ?? noPages;
      if (loaded.length < 2 && !isMore) return readFirst(context);
      const cursor = loaded.at(-1)?.next ?? null;
      const readNext = async () => ({ ...(await read(context.signal, cursor)), cursor });
      if (isMore && !loaded.some(isOutdated)) return { pages: [...loaded, await readNext()] };
      const { refreshedPages, withoutRows } = await import('./refreshed-pages.ts');
      const keyOf = (row: Item) => JSON.stringify(entity.key.map((name) => Reflect.get(row, name)));
      if (isMore) {
        const next = await readNext();
        return { pages: [...withoutRows(loaded, [next], keyOf), next] };
      }
      const shown = cache.getQueryCache().find({ queryKey });
      const readAt = (at: string | null, isCounted: boolean) => read(context.signal, at, isCounted);
      return { pages: await refreshedPages(loaded, shown && ranges.get(shown), keyOf, readAt) };
    },
    // A list that was prefetched shows its rows in its first frame.
    initialData: () => {
      const page = client.prefetched?.(listCall(entity), readResponse, listBody(view, null));
      return page && { pages: [{ ...page, cursor: null }] };
    },
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    meta,
  });
  const pages = query.data?.pages ?? noPages;
  // While rows of the previous view are shown, no page can follow them.
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  const isForMore = isSettled && wasForMore;
  const hasMore = typeof pages.at(-1)?.next === 'string';
  const loadMore = () => {
    if (!isSettled || !hasMore || query.isFetching) return;
    wantsMore.current = true;
    void query.refetch({ cancelRefetch: false });
  };
  return {
    pages,
    isSettled,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetching && isForMore,
    isPlaceholderData: query.isPlaceholderData,
    error: query.error ?? undefined,
    hasMore,
    loadMore,
    // If only the next page failed, the rows above it need no new request.
    retry: () => (isForMore ? loadMore() : void query.refetch()),
    /** Called with the rows near the viewport, of a long list: only they are requested again after a change. */
    showRows: (range: RowRange) => {
      const shown = cache.getQueryCache().find({ queryKey });
      if (!shown || !isSettled) return;
      ranges.set(shown, range);
      let end = 0;
      const hasOutdated = pages.some((page) => {
        const start = end;
        end += page.rows.length;
        return page.isOutdated && start <= range.last && end > range.first;
      });
      if (!query.error && hasOutdated) void query.refetch({ cancelRefetch: false });
    },
  };
}
