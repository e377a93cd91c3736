import { useCallback, useMemo, useState } from 'react';
import type { ListResult, Selection } from '../table/table.types.ts';

/** Selected rows. */
export interface ChosenRows<Row> {
  /** Selection props of the table. */
  selection: Selection;
  /** The selected rows that are loaded. */
  rows: readonly Row[];
  /** Whether all rows that match are selected, loaded or not. */
  isAll: boolean;
}

const none: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];

/**
 * Holds the selected rows. A row that is no longer shown is deselected, so that no action applies to an unseen row. With
 * `view`, the search and filters of the list, all rows that match can be selected until it changes.
 */
export function useSelection<Row>(
  { rows, total = rows.length }: Pick<ListResult<Row>, 'rows' | 'total'>,
  rowKey: (row: Row) => string,
  view?: string,
): ChosenRows<Row> {
  const [selected, setSelected] = useState(none);
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf !== undefined && allOf === view;
  const chosen = useMemo(
    () => (isAll ? rows : selected.size === 0 ? noRows : rows.filter((row) => selected.has(rowKey(row)))),
    [isAll, rows, selected, rowKey],
  );
  // A row that returns to the list is not selected again; rows that load are selected with all others.
  if (allOf !== undefined && !isAll) {
    setAllOf(undefined);
    setSelected(none);
  } else if (chosen.length !== selected.size) setSelected(new Set(chosen.map(rowKey)));
  const onChange = useCallback<Selection['onChange']>((next) => {
    setAllOf(undefined);
    setSelected(next);
  }, []);
  const hasMore =
    view !== undefined && total > rows.length && rows.length > 0 && chosen.length === rows.length;
  return useMemo(() => {
    const matching = hasMore ? { total, isSelected: isAll, select: () => setAllOf(view) } : undefined;
    return { selection: { selected, onChange, matching }, rows: chosen, isAll };
  }, [hasMore, total, isAll, view, selected, onChange, chosen]);
}
