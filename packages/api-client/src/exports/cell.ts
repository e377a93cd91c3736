import type { ExportColumn } from './export-columns.ts';

/** Value of a cell: a number or text. */
export type Cell = number | string;

/** A row's cell of a column; timestamps have no fractions and offset, which spreadsheets cannot read. */
export function cellOf({ name, words, write }: ExportColumn, row: object): Cell {
  if (write) return write(row);
  const value: unknown = Reflect.get(row, name);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return JSON.stringify(value);
  const word = words?.get(value);
  if (word !== undefined) return word;
  const moment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/.exec(value);
  return moment ? `${moment[1]} ${moment[2]}` : value;
}
