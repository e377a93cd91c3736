import type { Values } from '../contract/values.ts';
import type { TableName, Tables } from './tables.ts';

/** A response: JSON unless `type` is another; `body` is left out of an empty one. */
export interface BareResponse {
  status: number;
  body?: unknown;
  type?: string;
}

/** Answers a call from the rows. `values` are the fields of its body and the parameters of its path. */
export type Handle = (tables: Tables, values: Values) => BareResponse;

type Row = Record<string, unknown>;

const refused = (message: string): BareResponse => ({ status: 409, body: { success: false, message } });
const notFound: BareResponse = { status: 404, body: { success: false, message: 'Not found' } };

/** The place of the row whose key has these values; ids compare as text. */
function indexOf(rows: readonly Row[], key: readonly string[], values: Values): number {
  return rows.findIndex((row) => key.every((name) => String(row[name]) === String(values[name])));
}

/** Stores what it is sent, as it is sent; an empty text as null. */
export function create(
  table: TableName,
  key: readonly string[],
  added: () => Values,
  response: BareResponse,
): Handle {
  return (tables, values) => {
    if (indexOf(tables[table], key, values) !== -1) return refused('This id is taken');
    const row: Row = {};
    for (const [name, value] of Object.entries(values)) row[name] = value === '' ? null : value;
    tables[table].unshift({ ...row, ...added() });
    return response;
  };
}

/** Writes what it is sent: a field that is not sent becomes null. */
export function update(
  table: TableName,
  key: readonly string[],
  kept: readonly string[],
  response: BareResponse,
): Handle {
  return (tables, values) => {
    const row = tables[table][indexOf(tables[table], key, values)];
    if (!row) return notFound;
    for (const name of Object.keys(row))
      if (name !== 'company_id' && !kept.includes(name)) row[name] = values[name] ?? null;
    return response;
  };
}

/** Changes the fields of a row that are named. */
export function set(table: TableName, key: string, names: readonly string[]): Handle {
  return (tables, values) => {
    const row = tables[table][indexOf(tables[table], [key], values)];
    if (!row) return notFound;
    for (const name of names) row[name] = values[name] ?? null;
    return { status: 200, body: { success: true, message: 'Saved' } };
  };
}

export function remove(table: TableName, key: readonly string[], response: BareResponse): Handle {
  return (tables, values) => {
    const at = indexOf(tables[table], key, values);
    if (at === -1) return notFound;
    const [row] = tables[table].splice(at, 1);
    if (table === 'orders' && row)
      tables.deletedOrders.unshift({ ...row, timedeleted: new Date().toISOString(), from_deletion: 'admin' });
    return response;
  };
}
