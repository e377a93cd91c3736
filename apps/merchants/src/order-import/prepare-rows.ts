import { createSlices, type SourceFile } from '@tawseel/ui/spreadsheet';
import { cellsOf, checkRow } from './check-row.ts';
import type { DraftRow, Mapping, Reference } from './draft.ts';

/** The orders of a file, checked, with what was `typed` over their cells. It gives the main thread back at short intervals. */
export async function prepareRows(
  file: SourceFile,
  mapping: Mapping,
  reference: Reference,
  typed: readonly DraftRow[] = [],
): Promise<DraftRow[]> {
  const pause = createSlices();
  const before = new Map(typed.map((row) => [row.row, row]));
  const rows: DraftRow[] = [];
  for (const [at, cells] of file.rows.entries()) {
    const rest = pause();
    if (rest) await rest;
    if (at <= mapping.headerRow || cells.every((cell) => cell === '')) continue;
    const row = before.get(at + 1) ?? { row: at + 1, cells: cellsOf(cells, mapping) };
    rows.push('orderId' in row && row.orderId ? row : checkRow(row, mapping, reference));
  }
  return rows;
}
