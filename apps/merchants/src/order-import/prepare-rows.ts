import { cellsOf, checkRow } from './check-row.ts';
import type { DraftRow, Mapping, Reference, SourceFile } from './draft.ts';
import { createSlices } from './reading/time-slices.ts';

const phoneAndPrice = ({ cells }: DraftRow) =>
  cells.phone_customer && cells.total_price ? `${cells.phone_customer} ${cells.total_price}` : undefined;

/** Marks rows that have the same phone number and price as another one. */
export function markTwice(rows: readonly DraftRow[], recent: ReadonlySet<string>): DraftRow[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = phoneAndPrice(row);
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return rows.map((row) => {
    const key = phoneAndPrice(row);
    const isTwice = key !== undefined && ((counts.get(key) ?? 0) > 1 || recent.has(key));
    return isTwice === Boolean(row.isTwice) ? row : { ...row, isTwice };
  });
}

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
