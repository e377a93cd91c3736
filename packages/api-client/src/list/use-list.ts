import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../client/api-provider.tsx';
import type { ApiError } from '../client/api-error.ts';
import type { Entity } from '../description/define-entity.ts';
import type { Row } from '../description/row.ts';
import { entitiesOf } from '../query/reads.ts';
import { listBody, listCall, readPage, type ListView } from './read-page.ts';
import { usePages } from './use-pages.ts';

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
}

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
  return useQuery({
    queryKey: [entity.list.path, 'total', { search, searchIn, filter }],
    queryFn: async ({ signal }) => {
      await pause(countDelay, signal);
      const body = { ...listBody({ search, searchIn, filter, limit: 1 }, null), total: true };
      const { total } = await client.request(listCall(entity), readPage, body, { signal });
      return total ?? null;
    },
    enabled,
    meta: { reads: entitiesOf(entity) },
  });
}

/** Reads the list of an entity page by page. The rows of the previous view stay until those of the next one are loaded. */
export function useList<const Described extends Entity>(
  entity: Described,
  view: ListView,
): List<Row<Described>> {
  const list = usePages(entity, view);
  const { total, isSettled } = list;
  // A list that is loaded whole needs no count; any other is counted once its rows are shown.
  const counted = useTotal(entity, view, isSettled && total === undefined && view.limit === undefined);
  return { ...list, total: total ?? counted.data ?? undefined };
}
