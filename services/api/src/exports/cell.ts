/** What stands in a cell: a number, or text. */
export type Cell = number | string;

const formulaStart = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would take for a formula is told to be text. */
function harmless(text: string) {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** A value of a row as a cell: moments without fractions and offset, which spreadsheets cannot read. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return harmless(JSON.stringify(value));
  const moment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.exec(value);
  return moment ? `${moment[1]} ${moment[2]}` : harmless(value);
}
