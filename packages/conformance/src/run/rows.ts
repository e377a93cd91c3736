import { expectSuccess, type Send } from './client.ts';
import type { FieldTypes } from '../contract/fields.ts';
import type { ContractList } from '../contract/lists.ts';
import { Deviation } from './report.ts';
import { isValues, type Values } from '../contract/values.ts';

/** Reads a list; a list that is null counts as empty. */
export async function readList(
  send: Send,
  { path, key }: Pick<ContractList, 'path' | 'key'>,
): Promise<Values[]> {
  const body = await expectSuccess(send('POST', path));
  const rows = body[key];
  if (rows === null) return [];
  if (!Array.isArray(rows)) throw new Deviation(`no list under “${key}”`);
  return rows.filter(isValues);
}

function hasType(value: unknown, type: string): boolean {
  // Old rows may lack a value, and servers differ in how they write ids and amounts.
  if (value === null) return true;
  if (type.startsWith('number')) return value !== '' && Number.isFinite(Number(value));
  if (type.startsWith('string')) return typeof value === 'string' || typeof value === 'number';
  return typeof value === 'object';
}

/** Expects every field of the contract, with a value that can be read as its type. */
export function expectFields(row: Values, types: FieldTypes): void {
  const missing = Object.keys(types).filter((name) => row[name] === undefined);
  if (missing.length > 0) throw new Deviation(`missing: ${missing.join(', ')}`);
  const wrong = Object.entries(types).filter(([name, type]) => !hasType(row[name], type));
  if (wrong.length > 0)
    throw new Deviation(
      wrong.map(([name, type]) => `${name} is not of type ${type.replace('?', '')}`).join(', '),
    );
}

/** The row with these values; ids compare as text. */
export async function findRow(send: Send, list: ContractList, values: Values): Promise<Values | undefined> {
  const rows = await readList(send, list);
  return rows.find((row) =>
    Object.entries(values).every(([name, value]) => String(row[name]) === String(value)),
  );
}

/**
 * The row with these values, with every field of the contract.
 *
 * @throws Deviation if the list has no such row
 */
export async function expectRow(send: Send, list: ContractList, values: Values): Promise<Values> {
  const row = await findRow(send, list, values);
  if (!row) throw new Deviation(`no row with ${JSON.stringify(values)} in ${list.path}`);
  expectFields(row, list.fields);
  return row;
}

/** @throws Deviation if the list has such a row */
export async function expectNoRow(send: Send, list: ContractList, values: Values): Promise<void> {
  if (await findRow(send, list, values)) throw new Deviation(`the row is still in ${list.path}`);
}
