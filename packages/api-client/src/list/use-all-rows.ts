import { useEffect } from 'react';
import type { List } from './use-list.ts';

/** Loads all pages of a list. @returns Whether all rows have loaded. */
export function useAllRows(list: List<unknown>): boolean {
  const { hasMore, isLoading, isFetching, error, loadMore } = list;
  useEffect(() => {
    if (hasMore && !isFetching && !error) loadMore();
  }, [hasMore, isFetching, error, loadMore]);
  return !isLoading && !hasMore && !error;
}
