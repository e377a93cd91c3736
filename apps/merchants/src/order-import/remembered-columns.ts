import { type OrderColumn, orderColumns } from './reading/column-rules.ts';

/** Headings that are remembered, the latest first. */
const most = 20;
const key = 'tawseel:import-columns';

interface Remembered {
  head: string;
  merchantId: string;
  columns: readonly (OrderColumn | undefined)[];
}

/** An array writes `undefined` as null. Columns of another version are not imported. */
function readOne(value: unknown): Remembered[] {
  if (typeof value !== 'object' || value === null) return [];
  const { head, merchantId, columns }: { head?: unknown; merchantId?: unknown; columns?: unknown } = value;
  if (typeof head !== 'string' || typeof merchantId !== 'string' || !Array.isArray(columns)) return [];
  return [{ head, merchantId, columns: columns.map((name) => orderColumns.find((one) => one === name)) }];
}

function read(): Remembered[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(all) ? all.flatMap(readOne) : [];
  } catch {
    // Without storage the columns are proposed.
    return [];
  }
}

/** Returns the choice that was made for a file with the same column names. */
export function recallColumns(names: readonly string[]) {
  return read().find(({ head }) => head === names.join('\t'));
}

/** Remembers what was chosen for the column names. */
export function rememberColumns(
  names: readonly string[],
  merchantId: string,
  columns: readonly (OrderColumn | undefined)[],
): void {
  const head = names.join('\t');
  const others = read().filter((one) => one.head !== head);
  const next = [{ head, merchantId, columns }, ...others].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Without storage the columns are proposed again.
  }
}
