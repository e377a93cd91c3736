import { sql, type RawBuilder } from 'kysely';
import { typed, type ListDefinition } from './list-definition.ts';
import type { SortKey } from './sort-keys.ts';

type Sql = RawBuilder<unknown>;

/** The order of a page's rows and its place in the list; of rows `t`, and of the candidates `c` of a search. */
interface PageOrder {
  /** Condition of the rows after the cursor. */
  beyond(of: 'row' | 'candidate'): Sql;
  /** Order and limit: that of the page, or another one. */
  inOrder(of: 'row' | 'candidate', limit?: number): Sql;
  /** Sort values of the row `t`, as its candidate has them. */
  sortColumns: Sql[];
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

/** The rows that a page's statement selects from, and the page's order. */
export interface PageSource {
  list: ListDefinition;
  companyId: string;
  from: Sql;
  /** Conditions of the company and of the filters. */
  narrowed: readonly Sql[];
  page: PageOrder;
  limit: number;
}

export function allOf(conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `);
}

/** Rows of the page among those that fulfil the conditions, in the order of an index. */
export function orderedScan({ from, page }: PageSource, conditions: readonly Sql[]) {
  return sql`select t.* from ${from} t where ${allOf([...conditions, page.beyond('row')])} ${page.inOrder('row')}`;
}

export function countOf({ from }: PageSource, condition: Sql) {
  return sql`(select count(*) from ${from} t where ${condition})`;
}
