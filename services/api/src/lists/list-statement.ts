import type { ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { filterConditions } from './conditions.ts';
import { responseValue, type ListDefinition } from './list-definition.ts';
import { pageLayout } from './page-layout.ts';
import { allOf, countOf, orderedScan, pageOrder, type PageSource } from './page-source.ts';
import { searchStatement } from './search-statement.ts';
import { orderOf, sortKeysOf } from './sort-keys.ts';

/** Properties of a page's statement besides the list and the query. */
export interface PageOptions {
  companyId: string;
  limit: number;
  withTotal: boolean;
  /** Adds the number of changes of the list's table, as {@link CallerChecks} reads it. */
  withVersion?: boolean;
  /** Values of the row that the page begins after, as {@link sortAndCursor} reads them. */
  after: readonly string[];
}

/** The number of rows without a search: from the row counter, or counted where a filter leaves some out. */
function totalOf(source: PageSource, isAll: boolean) {
  const { list, companyId, narrowed } = source;
  if (!isAll || !list.counter) return countOf(source, allOf(narrowed));
  return sql`coalesce((select amount from tallies
    where company_id = ${companyId} and name = ${list.counter} and key = ''), 0)`;
}

/** Read in the page's own statement, so that it counts the changes that the page shows. */
function versionOf({ counter }: ListDefinition, companyId: string) {
  return sql`(select coalesce(sum(changes), 0)::bigint from table_changes
    where company_id = ${companyId} and table_name = ${counter})`;
}

/**
 * The statement of one page by keyset: an index finds the sort keys of the page's first row, however far down they are. One
 * row more than `limit` shows whether another page follows. {@link pageLayout} tells what it selects; an empty page has
 * one row.
 */
export function pageStatement(
  list: ListDefinition,
  query: ListQuery,
  { companyId, limit, withTotal, withVersion = false, after }: PageOptions,
): RawBuilder<unknown> {
  const order = orderOf(list, query.sort);
  // A computed list, such as sums by month, is computed once for its page and its total.
  const computed = typeof list.from === 'function' ? list.from(companyId) : undefined;
  const source: PageSource = {
    list,
    companyId,
    from: computed ? sql`computed` : sql`${list.from}`,
    narrowed: [sql`t.company_id = ${companyId}`, ...filterConditions(list, query.filter ?? {})],
    page: pageOrder(sortKeysOf(list, order), order.isDescending, after, limit + 1),
    limit,
  };
  const search = searchStatement(source, query.search ?? '', query.searchIn ?? list.searchedIn, withTotal);
  const parts = [
    ...(computed ? [sql`computed as materialized ${computed}`] : []),
    ...(search ? search.parts : []),
  ];
  const names = pageLayout(list, order.sort, { withTotal, withVersion }).columns.map(
    ({ name, kind, value }) => (value ? sql`${value} as ${sql.id(name)}` : responseValue(name, kind)),
  );
  const isAll = !query.search && !query.filter;
  const facts = [
    ...(withTotal ? [sql`${search ? search.total : totalOf(source, isAll)} as total`] : []),
    ...(withVersion ? [sql`${versionOf(list, companyId)} as version`] : []),
  ];
  const rows = search ? search.rows : orderedScan(source, source.narrowed);
  // The join keeps the order of the rows.
  return sql`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select ${sql.join([...facts, sql`t.*`])} from (select) page
      left join lateral (select true as is_row, ${sql.join(names)} from (${rows}) t) t on true`;
}

/**
 * The statement of the cursor that is `limit` rows further in a list's own order; it has no row if fewer follow. An index has
 * all of its values.
 */
export function cursorStatement(
  list: ListDefinition,
  { companyId, limit, after }: Pick<PageOptions, 'companyId' | 'limit' | 'after'>,
): RawBuilder<unknown> {
  const order = orderOf(list, undefined);
  const sortKeys = sortKeysOf(list, order);
  const page = pageOrder(sortKeys, order.isDescending, after, 1);
  const from = typeof list.from === 'function' ? list.from(companyId) : list.from;
  const conditions = [sql`t.company_id = ${companyId}`, ...filterConditions(list, {}), page.beyond('row')];
  const values = sortKeys.map(({ row }) => sql`(${row})::text`);
  return sql`select array[${sql.join(values)}] as values from ${from} t
    where ${allOf(conditions)} ${page.inOrder('row')} offset ${sql.lit(limit - 1)}`;
}
