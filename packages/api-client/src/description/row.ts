import { inCompanyTime } from '@tawseel/i18n';
import { plainNumber } from '@tawseel/i18n/text';
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

type NamesOf<Fs extends Fields> = {
  [Name in keyof Fs]: Fs[Name] extends { nameAs: infer As } ? As : never;
}[keyof Fs] &
  string;

/** A row as the API lists it, with the names of rows that it refers to if the server sends them. */
export type Row<Described extends { fields: Fields }> = {
  [Name in ColumnOf<Described>]: RowValue<Described['fields'][Name]>;
} & { [Name in NamesOf<Described['fields']>]?: string | null };

/** The parts of a description that reading an object of a response needs. */
export interface RowReader {
  name: string;
  fields: Fields;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number whose commas separate thousands. */
const isGrouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Reads a value in every notation of servers in use. A value that its kind cannot read stays, as text: screens show it as
 * it is.
 */
function readValue(value: unknown, { kind }: Field): unknown {
  if (value === null || value === undefined || kind === 'json') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isNumber(kind)) {
    if (text.trim() === '') return null;
    const plain = plainNumber(text).trim();
    // Other commas may stand before decimals: such an amount stays text.
    const number = Number(isGrouped.test(plain) ? plain.replaceAll(',', '') : plain);
    return Number.isFinite(number) ? number : text;
  }
  if (kind === 'moment') return inCompanyTime(text);
  return kind === 'day' ? inCompanyTime(text).replace(/^(\d{4}-\d\d-\d\d)[T ].*/, '$1') : text;
}

/** Rows as they were sent. A copy of a row has none. */
const originals = new WeakMap<object, object>();

/** A row with its values in the notation of the server. */
export function originalOf(row: object): object {
  return originals.get(row) ?? row;
}

/** Rows by what was sent. */
const rows = new WeakMap<object, object>();

function isRow<Described extends RowReader>(
  row: object | undefined,
  _described: Described,
): row is Row<Described> {
  return row !== undefined;
}

/**
 * Reads an object of a response by the kinds of its fields: the one place where responses are validated. A server of the
 * bare contract may leave values out or send null, so that every value may be missing, whatever its type says.
 *
 * @throws Error when it is not an object
 */
export function readRow<Described extends RowReader>(described: Described, sent: unknown): Row<Described> {
  const row = isRecord(sent) ? { ...sent } : undefined;
  for (const name in row) {
    const field = described.fields[name];
    if (field) row[name] = readValue(row[name], field);
  }
  if (!isRecord(sent) || !isRow(row, described)) throw new Error(`No ${described.name}`);
  originals.set(row, sent);
  return row;
}

/** Reads an object that the cache holds. It is read once: the row stays the same object until the server sends another one. */
export function cachedRow<Described extends RowReader>(described: Described, sent: object): Row<Described> {
  const known = rows.get(sent);
  if (isRow(known, described)) return known;
  const row = readRow(described, sent);
  rows.set(sent, row);
  return row;
}
