import type { ColumnKind, ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/api-error.ts';
import { matchByIndex, matchInScan, filterConditions, isIndexed, searchConditions } from './conditions.ts';
import { readCursor } from './cursor.ts';
import { candidateParts } from './candidates.ts';
import { countConditions } from './count-conditions.ts';
import { responseValue, column, ordered, typed, type ListDefinition } from './list-definition.ts';

function orderOf(list: ListDefinition, sort: string | undefined) {
  const wanted = sort ?? list.order;
  const name = wanted.replace(/^-/, '');
  const kind = Object.hasOwn(list.columns, name)
    ? list.columns[name]
    : name === list.order.replace(/^-/, '') && list.orderKind;
  if (!kind || list.unsorted?.includes(name)) throw invalid({ sort: 'unknown' });
  return { sort: wanted, name, kind, isDescending: wanted.startsWith('-') };
}

function allOf(conditions: readonly RawBuilder<unknown>[]) {
  return sql.join(conditions, sql` and `);
}

function rowKind(list: ListDefinition, name: string): ColumnKind {
  return list.columns[name] ?? 'text';
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

interface SortKey {
  name: string;
  kind: ColumnKind;
  /** Sort value of the row `t`. */
  row: RawBuilder<unknown>;
  /** The same value among the candidates `c` of a search. */
  candidate: RawBuilder<unknown>;
}

/** The sort keys of a page: the column that is sorted by, then the list's key. */
function sortKeysOf(list: ListDefinition, order: ReturnType<typeof orderOf>): SortKey[] {
  const tieBreak = list.key.filter((name) => name !== order.name);
  return [order.name, ...tieBreak].map((name, at) => {
    const kind = at === 0 ? order.kind : rowKind(list, name);
    return { name, kind, row: ordered(name, kind), candidate: sql`c.${sql.id(`sort_${at}`)}` };
  });
}

/** The sort keys of the row `t`, as a cursor has them. */
function cursorText(sortKeys: readonly SortKey[]) {
  return sql`json_build_array(${sql.join(sortKeys.map(({ row }) => sql`(${row})::text`))})::text`;
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
    after: readCursor(query.cursor, order.sort, sortKeysOf(list, order).length).values,
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
 * row more than `limit` shows whether another page follows. The result is one row: the page's rows as one JSON text,
 * joined by commas, and the sort keys of the last row where more follow.
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
  const matching = allOf([...narrowed, ...searched]);
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
  const rows = isSearched
    ? sql`select t.* from (
        (select t.* from matches_tried t where (select found from tried))
        union all
        (${orderedScan([sql`not (select candidates from few)`, ...narrowed, ...search(matchInScan)])})
        union all
        (${candidateRows(list, from, companyId, page)} where (select candidates from few))
      ) t ${page.inOrder('row')}`
    : orderedScan(narrowed);
  const names = [
    ...Object.entries(list.columns).map(([name, kind]) => responseValue(name, kind)),
    ...(list.blank ?? []).map((name) => sql`'' as ${sql.id(name)}`),
  ];
  // The aggregates read the rows in the order of their numbers: nothing is between them.
  const answer = sql`
    select string_agg(row_to_json(o)::text, ',') filter (where n <= ${sql.lit(limit)}) as rows,
      case when count(*) > ${sql.lit(limit)} then max(case when n = ${sql.lit(limit)}
        then ${cursorText(sortKeys)} end) end as cursor
    from (select row_number() over () as n, t.* from (${rows}) t) t
      cross join lateral (select ${sql.join(names)}) o`;
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
  return sql`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select p.*${withTotal ? sql`, ${total} as total` : sql``}${withVersion ? sql`, ${versionOf(list, companyId)} as version` : sql``}
    from (${answer}) p`;
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
  return sql`select ${cursorText(sortKeys)} as cursor from ${from} t
    where ${allOf(conditions)} ${page.inOrder('row')} offset ${sql.lit(limit - 1)}`;
}
