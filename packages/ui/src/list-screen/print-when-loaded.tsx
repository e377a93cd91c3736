import { useEffect } from 'react';
import { usePrintWhenReady } from '../print/use-print-when-ready.ts';
import { mostPrinted } from '../table/use-printed-rows.ts';
import type { ListResult } from '../table/table.types.ts';

export interface PrintWhenLoadedProps {
  list: ListResult<unknown>;
  /** Called after the print, or when rows could not be loaded: the list shows why. */
  onDone: () => void;
}

/** Loads the rows of a list, up to the most that paper has, and prints the page. */
export function PrintWhenLoaded({ list, onDone }: PrintWhenLoadedProps) {
  const { rows, hasMore, isFetching, error, loadMore } = list;
  const count = rows.length;
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (isFetching) return;
    if (hasFailed) onDone();
    else if (hasMore && count < mostPrinted) loadMore();
  }, [hasMore, count, isFetching, hasFailed, loadMore, onDone]);
  usePrintWhenReady(!isFetching && !hasFailed && !(hasMore && count < mostPrinted), onDone);
  return null;
}
