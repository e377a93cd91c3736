import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
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

/** The keys from the one that was selected last, which is the last of a set, to another. */
function rangeTo(to: string, keys: readonly string[], selected: ReadonlySet<string>): string[] {
  const end = keys.indexOf(to);
  const start = keys.indexOf([...selected].at(-1) ?? to);
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

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
  // Nor are rows that arrive after the last one has left.
  if (allOf !== undefined && (!isAll || rows.length === 0)) {
    setAllOf(undefined);
    setSelected(none);
  } else if (chosen.length !== selected.size) setSelected(new Set(chosen.map(rowKey)));
  const onChange = useCallback<Selection['onChange']>((next) => {
    setAllOf(undefined);
    setSelected(next);
  }, []);
  const shown = useRef(rows);
  useLayoutEffect(() => {
    shown.current = rows;
  }, [rows]);
  const onRange = useCallback<NonNullable<Selection['onRange']>>(
    (to, isSelected) => {
      const keys = shown.current.map(rowKey);
      setAllOf(undefined);
      setSelected((before) => {
        const range = new Set(rangeTo(to, keys, before));
        const others = [...before].filter((key) => !range.has(key));
        range.delete(to);
        return new Set(isSelected ? [...others, ...range, to] : others);
      });
    },
    [rowKey],
  );
  const hasMore =
    view !== undefined && total > rows.length && rows.length > 0 && chosen.length === rows.length;
  return useMemo(() => {
    const matching = hasMore ? { total, isSelected: isAll, select: () => setAllOf(view) } : undefined;
    return { selection: { selected, onChange, onRange, matching }, rows: chosen, isAll };
  }, [hasMore, total, isAll, view, selected, onChange, onRange, chosen]);
}
