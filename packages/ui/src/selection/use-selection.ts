import { useMemo, useState } from 'react';
import type { Selection } from '../table/table.types.ts';

/** Rows that are ticked. */
export interface ChosenRows<Row> {
  /** For the table. */
  selection: Selection;
  rows: readonly Row[];
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];

/** Keeps which rows are ticked. A row that is no longer on show is no longer chosen: nothing unseen is acted on. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string): ChosenRows<Row> {
  const [selected, setSelected] = useState(none);
  const chosen = useMemo(
    () => (selected.size === 0 ? noRows : rows.filter((row) => selected.has(rowKey(row)))),
    [rows, selected, rowKey],
  );
  // A tick goes with its row, and does not come back with it.
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
