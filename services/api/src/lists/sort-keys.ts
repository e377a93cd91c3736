import type { ColumnKind, ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/api-error.ts';
import { readCursor } from './cursor.ts';
import { nameOrder, ordered, type ListDefinition } from './list-definition.ts';

interface Order {
  sort: string;
  name: string;
  kind: ColumnKind;
  isDescending: boolean;
}

/**
 * The order of a list's pages.
 *
 * @throws ApiError `invalid` for a sort that the list does not have
 */
export function orderOf(list: ListDefinition, sort: string | undefined): Order {
  const wanted = sort ?? list.order;
  const name = wanted.replace(/^-/, '');
  const kind = Object.hasOwn(list.columns, name)
    ? list.columns[name]
    : name === list.order.replace(/^-/, '') && list.orderKind;
  if (!kind || list.unsorted?.includes(name)) throw invalid({ sort: 'unknown' });
  return { sort: wanted, name, kind, isDescending: wanted.startsWith('-') };
}

function rowKind(list: ListDefinition, name: string): ColumnKind {
  return list.columns[name] ?? 'text';
}

export interface SortKey {
  name: string;
  kind: ColumnKind;
  /** Whether the sort value is computed from the column, so that a row of a page has it beside the column. */
  isComputed: boolean;
  /** Sort value of the row `t`. */
  row: RawBuilder<unknown>;
  /** The same value among the candidates `c` of a search. */
  candidate: RawBuilder<unknown>;
}

/** The sort keys of a page: the column that is sorted by, then the list's key, because several names may have one place. */
export function sortKeysOf(list: ListDefinition, { name, kind }: Order): SortKey[] {
  const computed = nameOrder(list, name, kind);
  const columns = [
    { name, kind, isComputed: computed !== undefined, row: computed ?? ordered(name, kind) },
    ...list.key
      .filter((key) => computed !== undefined || key !== name)
      .map((key) => ({
        name: key,
        kind: rowKind(list, key),
        isComputed: false,
        row: ordered(key, rowKind(list, key)),
      })),
  ];
  return columns.map((key, at) => ({ ...key, candidate: sql`c.${sql.id(`sort_${at}`)}` }));
}

/**
 * The sort of a query's pages, and the values of its cursor's row.
 *
 * @throws ApiError `invalid` for a sort or a cursor of another list
 */
export function sortAndCursor(
  list: ListDefinition,
  query: ListQuery,
): { sort: string; after: readonly string[] } {
  const order = orderOf(list, query.sort);
  if (!query.cursor) return { sort: order.sort, after: [] };
  return {
    sort: order.sort,
    after: readCursor(query.cursor, order.sort, sortKeysOf(list, order).length),
  };
}
