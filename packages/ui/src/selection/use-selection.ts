import { useMemo, useState } from 'react';
import type { Selection } from '../table/table.types.ts';

/** Selected rows. */
export interface ChosenRows<Row> {
  /** Selection props of the table. */
  selection: Selection;
  rows: readonly Row[];
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];

/**
 * Holds the selected rows. A row that is no longer shown is deselected, so that no action applies to an
 * unseen row.
 */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): ChosenRows<Row> {
  const [selected, setSelected] = useState(none);
  const chosen = useMemo(
    () => (selected.size === 0 ? noRows : rows.filter((row) => selected.has(rowKey(row)))),
    [rows, selected, rowKey],
  );
  // A row that returns to the list is not selected again.
  if (chosen.length < selected.size) setSelected(new Set(chosen.map(rowKey)));
  return useMemo(
    () => ({
      selection: { selected, onChange: setSelected },
      rows: chosen,
      clear: () => setSelected(none),
    }),
    [selected, chosen],
  );
}
