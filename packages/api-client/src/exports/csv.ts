import { cellOf, type Cell } from './cell.ts';
import type { ExportColumn } from './export-columns.ts';

/** Byte order mark: marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/**
 * Positions where a spreadsheet may begin a cell, and so a formula: the start of the text, and after each line break, tab and
 * semicolon. A spreadsheet whose separator is a semicolon splits there even inside quotes, because the quotes do not begin
 * its cell. Blanks, invisible characters and quotes before the formula are skipped; East Asian spreadsheets read
 * full-width signs too. See https://owasp.org/www-community/attacks/CSV_Injection.
 */
const formulaStart =
  /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"])*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
const formulaSign = /[=+\-@＝＋－＠﹦﹢﹣﹫]/;
const controlStart = /^[\t\r\n]/;

/** Marks text that a spreadsheet would take for a formula with an apostrophe; a CSV has no other way to say "text". */
function harmless(cell: Cell) {
  if (typeof cell !== 'string') return String(cell);
  // Most texts have no sign, and the search for the start of a formula takes long.
  const text = formulaSign.test(cell) ? cell.replace(formulaStart, "$1'") : cell;
  return controlStart.test(text) ? `'${text}` : text;
}

function quoted(cell: Cell) {
  const text = harmless(cell);
  return /[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first record of a CSV (RFC 4180): its headings, behind the mark of UTF-8. */
export function csvHead(columns: readonly ExportColumn[]): string {
  return `${byteOrderMark}${columns.map(({ heading }) => quoted(heading)).join(',')}\r\n`;
}

/** Rows as records of a CSV. */
export function csvRows(columns: readonly ExportColumn[], rows: readonly object[]): string {
  return rows.map((row) => `${columns.map((column) => quoted(cellOf(column, row))).join(',')}\r\n`).join('');
}
