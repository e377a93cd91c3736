import { visibleText } from '@tawseel/i18n/text';
import { TableError } from './table-error.ts';
import { maxCells, maxRows } from './table-limits.ts';
import type { Pause } from './time-slices.ts';

/** The cells of a row that show something, by their column. */
export type FilledRow = Map<number, string>;

/**
 * Adds a cell if it shows something.
 *
 * @throws TableError of a row that is one too many.
 */
export function fillCell(rows: FilledRow[], row: number, column: number, text: string): void {
  const shown = visibleText(text).replace(/\r\n?/g, '\n').trim();
  if (shown === '') return;
  if (row >= maxRows) throw new TableError('tooManyRows');
  while (rows.length <= row) rows.push(new Map());
  rows[row]?.set(column, shown);
}

/**
 * Rows of equal length, without the columns that are empty in all rows and without empty rows at the end.
 *
 * @throws TableError of rows that are all empty, or of too many cells.
 */
export async function tidyRows(filledRows: readonly FilledRow[], pause: Pause): Promise<string[][]> {
  const rows = filledRows.slice(0, filledRows.findLastIndex((row) => row.size > 0) + 1);
  if (rows.length === 0) throw new TableError('empty');
  const columns = new Set<number>();
  for (const row of rows) {
    const rest = pause();
    if (rest) await rest;
    for (const column of row.keys()) columns.add(column);
  }
  if (rows.length * columns.size > maxCells) throw new TableError('tooLarge');
  const order = [...columns].toSorted((a, b) => a - b);
  const tidied: string[][] = [];
  for (const row of rows) {
    const rest = pause();
    if (rest) await rest;
    tidied.push(order.map((column) => row.get(column) ?? ''));
  }
  return tidied;
}
