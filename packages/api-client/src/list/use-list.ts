import { keepPreviousData, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiError } from '../client/api-error.ts';
import type { Entity } from '../entity/define-entity.ts';
import type { Row } from '../entity/row.ts';
import { entitiesOf } from '../query/reads.ts';
import { pageLimit } from '../schema/limits.ts';
import { isOutdated, refreshedPages, withNextPage, type LoadedPage, type RowRange } from './loaded-pages.ts';
import { listBody, listCall, readPage, type ListView } from './read-page.ts';
import { wholeList } from './use-whole-list.ts';

/** A list as a screen shows it; grows by `loadMore`. */
export interface List<Item> {
  rows: Item[];
  /** Number of all matching rows; undefined until known. */
  total: number | undefined;
  isLoading: boolean;
  isFetching: boolean;
  isFetchingMore: boolean;
  error: ApiError | undefined;
  hasMore: boolean;
  loadMore(): void;
  retry(): void;
  /** Called with the rows near the viewport, of a long list: only they are requested again after a change. */
  showRows?(range: RowRange): void;
}

const noPages: never[] = [];

/** Delay of the count, in milliseconds: a count takes longer than typing the next letter of a search. */
const countDelay = 400;

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
function useTotal(entity: Entity, view: ListView, enabled: boolean) {
  const client = useApiClient();
  const { search, searchIn, filter } = view;
  return useQuery<number | null, ApiError>({
    queryKey: [entity.list.name, 'total', { search, searchIn, filter }],
    queryFn: async ({ signal }) => {
      await pause(countDelay, signal);
      const body = { ...listBody({ search, searchIn, filter }, 1, null), total: true };
      const page = await client.request(listCall(entity), (response) => readPage(entity, response), body, {
        signal,
      });
      return page.total ?? null;
    },
    enabled,
    meta: { reads: entitiesOf(entity) },
  });
}

/** Rows near the viewport, by list; also of lists that are not mounted, whose scroll position a screen restores. */
const ranges = new WeakMap<Query, RowRange>();

/** Reads the list of an entity page by page. The rows of the previous view stay until those of the next one are loaded. */
export function useList<const Described extends Entity>(
  entity: Described,
  view: ListView,
): List<Row<Described>> {
  type Item = Row<Described>;
  interface Pages {
    pages: LoadedPage<Item>[];
  }
  const client = useApiClient();
  const cache = useQueryClient();
  const queryKey = [entity.list.name, view];
  const [isForMore, setIsForMore] = useState(false);
  const wantsMore = useRef(false);
  const query = useQuery<Pages, ApiError>({
    queryKey,
    queryFn: async ({ signal }) => {
      const isMore = wantsMore.current;
      wantsMore.current = false;
      setIsForMore(isMore);
      const read = async (cursor: string | null, isCounted: boolean) => {
        if (!client.can('lists')) {
          // Such a server sends whole lists only: the next view of one needs no request.
          const [whole, { localPage }] = await Promise.all([
            cache.query(wholeList(entity, client)),
            import(/* webpackChunkName: "local-page" */ './local-page.ts'),
          ]);
          return localPage(entity, whole, view);
        }
        const body = listBody(view, pageLimit.default, cursor, isCounted);
        return client.request(listCall(entity), (response) => readPage(entity, response), body, { signal });
      };
      const loaded = cache.getQueryData<Pages>(queryKey)?.pages ?? noPages;
      const keyOf = (row: Item) => JSON.stringify(entity.key.map((name) => Reflect.get(row, name)));
      if (isMore) return { pages: await withNextPage(loaded, keyOf, read) };
      const shown = cache.getQueryCache().find({ queryKey });
      return { pages: await refreshedPages(loaded, shown && ranges.get(shown), keyOf, read) };
    },
    placeholderData: keepPreviousData,
    meta: { reads: entitiesOf(entity), rows: { entity: entity.name, key: entity.key } },
  });
  const pages = query.data?.pages ?? noPages;
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  // A list that is loaded whole needs no count; any other is counted once its rows are shown.
  const known = pages[0]?.total ?? (pages.at(-1)?.next === null ? rows.length : undefined);
  // While rows of the previous view are shown, no page can follow them.
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  const counted = useTotal(entity, view, isSettled && known === undefined);
  const hasMore = typeof pages.at(-1)?.next === 'string';
  const loadMore = () => {
    if (!isSettled || !hasMore || query.isFetching) return;
    wantsMore.current = true;
    void query.refetch({ cancelRefetch: false });
  };
  return {
    rows,
    total: known ?? counted.data ?? undefined,
    isLoading: query.isPending,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetching && isForMore,
    error: query.error ?? undefined,
    hasMore,
    loadMore,
    // If only the next page failed, the rows above it need no new request.
    retry: () => (isForMore ? loadMore() : void query.refetch()),
    showRows: (range) => {
      const shown = cache.getQueryCache().find({ queryKey });
      if (!shown || !isSettled) return;
      ranges.set(shown, range);
      if (!query.error && isOutdated(pages, range)) void query.refetch({ cancelRefetch: false });
    },
  };
}
