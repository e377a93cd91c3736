import { cellsOf, checkRow } from './check-row.ts';
import type { DraftRow, Mapping, Reference, SourceFile } from './draft.ts';
import { createSlices } from './reading/time-slices.ts';

/** The orders of a file, checked. It gives the main thread back at short intervals. */
export async function prepareRows(
  file: SourceFile,
  mapping: Mapping,
  reference: Reference,
): Promise<DraftRow[]> {
  const pause = createSlices();
  const rows: DraftRow[] = [];
  for (const [at, cells] of file.rows.entries()) {
    const rest = pause();
    if (rest) await rest;
    const isOrder = at > mapping.headerRow && cells.some((cell) => cell !== '');
    if (isOrder) rows.push(checkRow({ row: at + 1, cells: cellsOf(cells, mapping) }, mapping, reference));
  }
  return rows;
}
