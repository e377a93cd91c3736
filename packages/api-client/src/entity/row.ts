import { isNumber, type Field, type Fields } from './field.ts';

type ValueOf<One extends Field> = One extends { values: readonly (infer Value)[] }
  ? Value
  : One['kind'] extends 'money' | 'signedMoney' | 'quantity' | 'wholeNumber'
    ? number
    : One['kind'] extends 'json'
      ? Readonly<Record<string, unknown>>
      : string;

/** Value of a field as a row has it. */
export type RowValue<One extends Field> = One extends { nullable: true } ? ValueOf<One> | null : ValueOf<One>;

/** Names of the fields that rows have: the columns of the list. */
export type ColumnOf<Described extends { fields: Fields }> = {
  [Name in keyof Described['fields']]: Described['fields'][Name] extends { kind: 'secret' } | { row: false }
    ? never
    : Name;
}[keyof Described['fields']] &
  string;

/** A row as the API lists it. */
export type Row<Described extends { fields: Fields }> = {
  [Name in ColumnOf<Described>]: RowValue<Described['fields'][Name]>;
};

/** The parts of a description that reading an object of a response needs. */
export interface RowReader {
  name: string;
  fields: Fields;
  key: readonly string[];
  id?: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads numbers and texts in either notation, since servers differ in how they write ids and amounts. */
function readValue(value: unknown, { kind }: Field): unknown {
  if (value === null || value === undefined || kind === 'json') return value;
  if (isNumber(kind)) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
  } else if (typeof value === 'string') return value;
  else if (typeof value === 'number') return String(value);
  throw new Error(kind);
}

function isRow<Described extends RowReader>(row: unknown, described: Described): row is Row<Described> {
  const { fields, key, id = key[0] ?? '' } = described;
  if (!isRecord(row) || !(id in row)) return false;
  for (const name in row) {
    const field = fields[name];
    if (field) row[name] = readValue(row[name], field);
  }
  return true;
}

/**
 * Reads an object of a response by the kinds of its fields: the one place where responses are validated. Values that are
 * missing or null pass, since a server of the bare contract may leave them out; a value of another kind does not.
 *
 * @throws Error when the object is no such row
 */
export function readRow<Described extends RowReader>(described: Described, row: unknown): Row<Described> {
  if (isRow(row, described)) return row;
  throw new Error(`No ${described.name}`);
}
