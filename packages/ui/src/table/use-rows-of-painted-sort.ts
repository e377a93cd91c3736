import { useEffect, useState } from 'react';
import { afterPaint } from '../handler/after-paint.ts';

/**
 * Returns the rows of the previous sort until the header shows the present one. Rows from the cache arrive with the press;
 * mounting them first would delay the frame that confirms it.
 */
export function useRowsOfPaintedSort<Row>(
  rows: readonly Row[],
  sort: string | undefined,
): { rows: readonly Row[]; isAwaitingPaint: boolean } {
  const [painted, setPainted] = useState({ rows, sort });
  const hasNewRows = painted.rows !== rows;
  const hasNewSort = painted.sort !== sort;
  const isAwaitingPaint = hasNewRows && hasNewSort;
  if (hasNewRows !== hasNewSort) setPainted({ rows, sort });
  useEffect(
    () => (isAwaitingPaint ? afterPaint(() => setPainted({ rows, sort })) : undefined),
    [isAwaitingPaint, rows, sort],
  );
  return { rows: isAwaitingPaint ? painted.rows : rows, isAwaitingPaint };
}
