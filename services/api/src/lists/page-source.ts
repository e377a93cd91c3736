import type { ColumnKind, ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/api-error.ts';
import { nameOrder, ordered, typed, type ListDefinition } from './list-definition.ts';

type Sql = RawBuilder<unknown>;

interface SortKey {
  kind: ColumnKind;
  /** Sort value of the row `t`. */
  row: Sql;
  /** The same value among the candidates `c` of a search. */
  candidate: Sql;
}

/** The order of a list's pages, and the place of one of them in the list. */
export interface PageOrder {
  sort: string;
  keys: readonly SortKey[];
  /** Order of the rows, and of candidates. */
  by: Record<'row' | 'candidate', Sql>;
  /** Condition of those after the cursor. */
  beyond: Record<'row' | 'candidate', Sql>;
}

/**
 * The order of a query's pages: by a column, then by the list's key, because several rows may have one place.
 *
 * @throws ApiError `invalid` for a sort that the list does not have, or a cursor of another list or sort
 */
export function pageOrder(list: ListDefinition, { sort = list.order, cursor }: ListQuery): PageOrder {
  const name = sort.replace(/^-/, '');
  const ownKind = name === list.order.replace(/^-/, '') ? list.orderKind : undefined;
  const kind = Object.hasOwn(list.columns, name) ? list.columns[name] : ownKind;
  if (!kind || list.unsorted?.includes(name)) throw invalid({ sort: 'unknown' });
  const named = nameOrder(list, name, kind);
  const keys = [{ kind, row: named ?? ordered(name, kind), candidate: sql`c.sort_0` }];
  for (const key of list.key) {
    if (key === name && !named) continue;
    const keyKind = list.columns[key] ?? 'text';
    keys.push({
      kind: keyKind,
      row: ordered(key, keyKind),
      candidate: sql`c.${sql.id(`sort_${keys.length}`)}`,
    });
  }
  const isDescending = sort.startsWith('-');
  const after = cursor ? readCursor(cursor, sort, keys.length) : [];
  const values = sql.join(after.map((value, at) => typed(value, keys[at]?.kind ?? 'text')));
  const by = (of: 'row' | 'candidate') =>
    sql.join(keys.map((key) => (isDescending ? sql`${key[of]} desc` : key[of])));
  const beyond = (of: 'row' | 'candidate') =>
    cursor
      ? sql`(${sql.join(keys.map((key) => key[of]))}) ${isDescending ? sql`<` : sql`>`} (${values})`
      : sql`true`;
  return {
    sort,
    keys,
    by: { row: by('row'), candidate: by('candidate') },
    beyond: { row: beyond('row'), candidate: beyond('candidate') },
  };
}

/** What a page's statement selects from. */
export interface PageSource {
  list: ListDefinition;
  companyId: string;
  from: Sql;
  /** Conditions of the company and of the filters. */
  narrowed: readonly Sql[];
  order: PageOrder;
  /** Rows to read: one more than the page has, which shows whether another page follows. */
  most: number;
}

export function allOf(conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `);
}

/** Rows of the page among those that fulfil the conditions, in the order of an index. */
export function orderedScan({ from, order, most }: PageSource, conditions: readonly Sql[]): Sql {
  return sql`select t.* from ${from} t where ${allOf([...conditions, order.beyond.row])}
    order by ${order.by.row} limit ${sql.lit(most)}`;
}

export function countOf({ from }: PageSource, condition: Sql): Sql {
  return sql`(select count(*) from ${from} t where ${condition})`;
}

/** The end of a page, its sort and the last row's values as text, in an opaque form for clients. One with a value that is null is refused when it comes back. */
export function writeCursor(sort: string, values: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');
}

function readCursor(text: string, sort: string, size: number): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parts) && parts.length === size + 1) {
      const [head, ...values] = parts.filter((part) => typeof part === 'string');
      if (head === sort && values.length === size) return values;
    }
  } catch {
    // Refused below.
  }
  throw invalid({ cursor: 'invalid' });
}
