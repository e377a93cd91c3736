import { visibleText } from '@tawseel/i18n/text';
import { TableError } from './table-error.ts';
import { maxCells, maxRows } from './table-limits.ts';

/** The cells of a row that show something, by their column. */
export type FilledRow = Map<number, string>;

export function cellText(text: string): string {
  return visibleText(text).replace(/\r\n?/g, '\n').trim();
}

/**
 * Rows of equal length, without the columns that are empty in all rows and without empty rows at the end.
 *
 * @throws TableError of rows that are all empty, or too many.
 */
export function tidyRows(filledRows: readonly FilledRow[]): string[][] {
  const rows = filledRows.slice(0, filledRows.findLastIndex((row) => row.size > 0) + 1);
  if (rows.length === 0) throw new TableError('empty');
  if (rows.length > maxRows) throw new TableError('tooManyRows');
  const columns = new Set<number>();
  for (const row of rows) for (const column of row.keys()) columns.add(column);
  if (rows.length * columns.size > maxCells) throw new TableError('tooLarge');
  const order = [...columns].toSorted((a, b) => a - b);
  return rows.map((row) => order.map((column) => row.get(column) ?? ''));
}
