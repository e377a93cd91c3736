import { sql, type RawBuilder } from 'kysely';
import type { ListDefinition } from './list-definition.ts';
import type { PageOrder } from './page-order.ts';

type Condition = RawBuilder<unknown>;

/** What a page's statement reads. */
export interface PageSource {
  list: ListDefinition;
  companyId: string;
  from: RawBuilder<unknown>;
  /** Conditions of the company and of the filters. */
  narrowed: readonly Condition[];
  page: PageOrder;
  limit: number;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return sql.join(conditions, sql` and `);
}

/** Rows of the page among those that fulfil the conditions, in the order of an index. */
export function orderedScan({ from, page }: PageSource, conditions: readonly Condition[]) {
  return sql`select t.* from ${from} t where ${allOf([...conditions, page.beyond('row')])} ${page.inOrder('row')}`;
}

export function countOf({ from }: PageSource, conditions: Condition) {
  return sql`(select count(*) from ${from} t where ${conditions})`;
}
