import type { ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import {
  matchByIndex,
  matchInScan,
  filterConditions,
  isIndexed,
  searchConditions,
  textConditions,
} from './conditions.ts';
import { candidateParts } from './candidates.ts';
import { countConditions } from './count-conditions.ts';
import { responseValue, column, typed, type ListDefinition } from './list-definition.ts';
import { pageLayout } from './page-layout.ts';
import { orderOf, sortKeysOf, type SortKey } from './sort-keys.ts';

function allOf(conditions: readonly RawBuilder<unknown>[]) {
  return sql.join(conditions, sql` and `);
}

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

/**
 * A search first tries this number of rows in the order of the list: they have a page of a word that many
 * rows have, before the index has collected its matches.
 */
const rowsTriedFirst = 2000;

/**
 * A search that this number of the first rows match has many matches, and they are counted by a scan: the planner expects
 * few matches of any word, and its index scan reads nearly every row one by one.
 */
const sampled = { rows: 400, matches: 60 };

/** Rows of a page among the candidates of a search. */
function candidateRows(list: ListDefinition, from: RawBuilder<unknown>, companyId: string, page: Page) {
  const keys = list.key.map((name) => sql`t.${sql.id(name)} = c.${sql.id(name)}`);
  return sql`
    select t.* from (select * from candidates c
      where ${page.beyond('candidate')} ${page.inOrder('candidate')}) c
    join ${from} t on ${allOf([sql`t.company_id = ${companyId}`, ...keys])}`;
}

interface Page {
  /** Condition of the rows after the cursor. */
  beyond(of: 'row' | 'candidate'): RawBuilder<unknown>;
  /** Order and limit. */
  inOrder(of: 'row' | 'candidate'): RawBuilder<unknown>;
}

function pageOfRows(
  sortKeys: readonly SortKey[],
  isDescending: boolean,
  after: readonly string[],
  limit: number,
): Page {
  const direction = isDescending ? sql` desc` : sql``;
  const values = after.map((value, at) => typed(value, sortKeys[at]?.kind ?? 'text'));
  return {
    beyond: (of) =>
      values.length === 0
        ? sql`true`
        : sql`(${sql.join(sortKeys.map((key) => key[of]))}) ${isDescending ? sql`<` : sql`>`} (${sql.join(values)})`,
    inOrder: (of) =>
      sql`order by ${sql.join(sortKeys.map((key) => sql`${key[of]}${direction}`))} limit ${sql.lit(limit)}`,
  };
}

/** The total number of rows without a search: from the row counter, or counted. */
function totalOf(list: ListDefinition, companyId: string, isAll: boolean, counted: RawBuilder<unknown>) {
  if (!isAll || !list.counter) return counted;
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
  const sortKeys = sortKeysOf(list, order);
  const text = query.search ?? '';
  const searchIn = query.searchIn ?? list.searchedIn;
  const search = (match: typeof matchByIndex) => searchConditions(list, text, searchIn, match);
  const searched = search(matchByIndex);
  const isCountedByIndex = withTotal && isIndexed(text);
  const filtered = filterConditions(list, query.filter ?? {});
  const narrowed = [sql`t.company_id = ${companyId}`, ...filtered];
  const matching = allOf([...narrowed, ...searched, ...textConditions(list, text, companyId)]);
  // A computed list, such as sums by month, is computed once for its page and its total.
  const computed = typeof list.from === 'function' ? list.from(companyId) : undefined;
  const from = computed ? sql`computed` : sql`${list.from}`;
  const page = pageOfRows(sortKeys, order.isDescending, after, limit + 1);
  const isSearched = searched.length > 0;
  const columns = sortKeys.map(({ row }, at) => sql`${row} as ${sql.id(`sort_${at}`)}`);
  const firstRows = pageOfRows(sortKeys, order.isDescending, after, rowsTriedFirst).inOrder('row');
  const parts = [
    ...(computed ? [sql`computed as materialized ${computed}`] : []),
    ...(isSearched
      ? [
          sql`matches_tried as materialized (select t.* from (
            select t.* from ${from} t where ${allOf([...narrowed, page.beyond('row')])} ${firstRows}) t
            where ${allOf(search(matchInScan))} ${page.inOrder('row')})`,
          sql`tried as materialized (select count(*) > ${sql.lit(limit)} as found from matches_tried)`,
          ...candidateParts(list, text, {
            companyId,
            from,
            columns: sql.join([...columns, ...list.key.map(column)]),
            matching: { byIndex: matching, inScan: allOf([...narrowed, ...search(matchInScan)]) },
          }),
        ]
      : []),
    ...(isCountedByIndex
      ? [
          sql`many as materialized (select count(*) >= ${sql.lit(sampled.matches)} as matches from (
            select t.* from ${from} t where ${allOf(narrowed)} limit ${sql.lit(sampled.rows)}) t
            where ${allOf(search(matchInScan))})`,
        ]
      : []),
  ];
  const orderedScan = (conditions: readonly RawBuilder<unknown>[]) =>
    sql`select t.* from ${from} t where ${allOf([...conditions, page.beyond('row')])} ${page.inOrder('row')}`;
  const names = pageLayout(list, order.sort, { withTotal, withVersion }).columns.map(({ name, kind }) =>
    responseValue(name, kind),
  );
  const rows = isSearched
    ? sql`select t.* from (
        (select t.* from matches_tried t where (select found from tried))
        union all
        (${orderedScan([sql`not (select candidates from few)`, ...narrowed, ...search(matchInScan)])})
        union all
        (${candidateRows(list, from, companyId, page)} where (select candidates from few))
      ) t ${page.inOrder('row')}`
    : orderedScan(narrowed);
  const isAll = !query.search && !query.filter;
  const countOf = (conditions: RawBuilder<unknown>) =>
    sql`(select count(*) from ${from} t where ${conditions})`;
  const counted = countOf(matching);
  // A few candidates are every match; more of them are counted apart, without their columns.
  const total = isSearched
    ? sql`case when not (select found from tried) and (select candidates from few)
        then (select count(*) from candidates)
        ${isCountedByIndex ? sql`when not (select matches from many) then ${counted}` : sql``}
        else ${countOf(allOf([...narrowed, ...countConditions(list, text, searchIn)]))} end`
    : totalOf(list, companyId, isAll, counted);
  const facts = [
    ...(withTotal ? [sql`${total} as total`] : []),
    ...(withVersion ? [sql`${versionOf(list, companyId)} as version`] : []),
  ];
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
  const page = pageOfRows(sortKeys, order.isDescending, after, 1);
  const from = typeof list.from === 'function' ? list.from(companyId) : list.from;
  const conditions = [sql`t.company_id = ${companyId}`, ...filterConditions(list, {}), page.beyond('row')];
  const values = sortKeys.map(({ row }) => sql`(${row})::text`);
  return sql`select array[${sql.join(values)}] as values from ${from} t
    where ${allOf(conditions)} ${page.inOrder('row')} offset ${sql.lit(limit - 1)}`;
}
