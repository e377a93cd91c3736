import { cellOf } from './cell.ts';
import type { ExportColumn } from './columns.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

function quoted(cell: number | string) {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), a batch at a time. */
export async function* csv(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly Record<string, unknown>[]>,
) {
  yield `${byteOrderMark}${columns.map(({ heading }) => quoted(heading)).join(',')}\r\n`;
  for await (const rows of batches) {
    yield rows.map((row) => `${columns.map((column) => quoted(cellOf(column, row))).join(',')}\r\n`).join('');
  }
}
