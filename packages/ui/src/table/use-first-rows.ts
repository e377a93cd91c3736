import type { RowsProps } from './table.types.ts';
import { useDeferredUntilPaint } from './use-deferred-until-paint.ts';

/** Delay in ms. It covers the pause between two letters of a search, and the search of the second one. */
const delay = 400;

/**
 * The rows to render: `first` ones at once, those below the view once the first are painted. `painted` has the previous rows
 * until then.
 */
export function useFirstRows<Row>({ rows, rowKey }: Pick<RowsProps<Row>, 'rows' | 'rowKey'>, first: number) {
  const painted = useDeferredUntilPaint<readonly Row[]>(rows, [], rows.length > first, delay);
  const mounted = new Set(painted.map(rowKey));
  return { painted, shown: rows.filter((row, at) => at < first || mounted.has(rowKey(row))) };
}
