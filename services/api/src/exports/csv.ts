import { cellOf, type Cell } from './cell.ts';
import type { ExportColumn } from './columns.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

const formulaStart = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would take for a formula is told to be text; a CSV has no other way to say so. */
function harmless(cell: Cell) {
  return typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : String(cell);
}

function quoted(cell: Cell) {
  const text = harmless(cell);
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
