import { sql, type RawBuilder } from 'kysely';
import { typed } from './list-definition.ts';
import type { SortKey } from './sort-keys.ts';

/** The order of a page's rows and its place in the list; of rows `t`, and of the candidates `c` of a search. */
export interface PageOrder {
  /** Condition of the rows after the cursor. */
  beyond(of: 'row' | 'candidate'): RawBuilder<unknown>;
  /** Order and limit: that of the page, or another one. */
  inOrder(of: 'row' | 'candidate', limit?: number): RawBuilder<unknown>;
  /** Sort values of the row `t`, as its candidate has them. */
  sortColumns: RawBuilder<unknown>[];
}

/** @param after Values of the row that the page begins after; none for the first page. */
export function pageOrder(
  sortKeys: readonly SortKey[],
  isDescending: boolean,
  after: readonly string[],
  pageLimit: number,
): PageOrder {
  const direction = isDescending ? sql` desc` : sql``;
  const values = after.map((value, at) => typed(value, sortKeys[at]?.kind ?? 'text'));
  return {
    beyond: (of) =>
      values.length === 0
        ? sql`true`
        : sql`(${sql.join(sortKeys.map((key) => key[of]))}) ${isDescending ? sql`<` : sql`>`} (${sql.join(values)})`,
    inOrder: (of, limit = pageLimit) =>
      sql`order by ${sql.join(sortKeys.map((key) => sql`${key[of]}${direction}`))} limit ${sql.lit(limit)}`,
    sortColumns: sortKeys.map(({ row }, at) => sql`${row} as ${sql.id(`sort_${at}`)}`),
  };
}
