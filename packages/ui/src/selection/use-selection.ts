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
  const [ticked, setTicked] = useState(none);
  const chosen = useMemo(
    () => (ticked.size === 0 ? noRows : rows.filter((row) => ticked.has(rowKey(row)))),
    [rows, ticked, rowKey],
  );
  return useMemo(() => {
    const selected = chosen.length === 0 ? none : new Set(chosen.map(rowKey));
    return { selection: { selected, onChange: setTicked }, rows: chosen, clear: () => setTicked(none) };
  }, [chosen, rowKey]);
}
