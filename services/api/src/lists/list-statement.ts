import type { ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../errors/fault.ts';
import { byIndex, byWalking, filterConditions, isIndexed, searchConditions } from './conditions.ts';
import { readCursor } from './cursor.ts';
import { answered, column, ordered, typed, type ColumnKind, type ListDefinition } from './list-definition.ts';

function orderOf(list: ListDefinition, sort: string | undefined) {
  const wanted = sort ?? list.order;
  const name = wanted.replace(/^-/, '');
  const kind = Object.hasOwn(list.columns, name)
    ? list.columns[name]
    : name === list.order.slice(1) && list.orderKind;
  if (!kind || kind === 'json?') throw invalid({ sort: 'unknown' });
  return { sort: wanted, name, kind, isDescending: wanted.startsWith('-') };
}

function allOf(conditions: readonly RawBuilder<unknown>[]) {
  return sql.join(conditions, sql` and `);
}

function rowKind(list: ListDefinition, name: string): ColumnKind {
  return list.columns[name] ?? 'text';
}

/** What a page's statement depends on beside the list and the query. */
export interface PageOptions {
  companyId: string;
  limit: number;
  withTotal: boolean;
  /** Values of the row that the page begins after, as {@link placeAfter} reads them. */
  after: readonly string[];
}

interface Place {
  name: string;
  kind: ColumnKind;
  /** What rows are ordered by, of the row `t`. */
  value: RawBuilder<unknown>;
  /** The same among the rows `f` that a search has found. */
  found: RawBuilder<unknown>;
}

/** What a row's place in the order is made of: the column that is sorted by, then the key. */
function placeOf(list: ListDefinition, order: ReturnType<typeof orderOf>): Place[] {
  const tieBreak = list.key.filter((name) => name !== order.name);
  return [order.name, ...tieBreak].map((name, at) => {
    const kind = at === 0 ? order.kind : rowKind(list, name);
    return { name, kind, value: ordered(name, kind), found: sql`f.${sql.id(`place_${at}`)}` };
  });
}

/**
 * So many rows that a search has found are sorted for a page. Where there are more, walking soon comes by enough. Without
 * the index they are looked for row by row: fewer of them, for what few rows hold takes reading the whole list.
 */
const fewRows = { indexed: 2000, unindexed: 200 };

/** Rows of a page among those that a search has found. */
function foundRows(list: ListDefinition, from: RawBuilder<unknown>, companyId: string, page: Page) {
  const keys = list.key.map((name) => sql`t.${sql.id(name)} = f.${sql.id(name)}`);
  return sql`
    select t.* from (select * from found f where ${page.beyond('found')} ${page.inOrder('found')}) f
    join ${from} t on ${allOf([sql`t.company_id = ${companyId}`, ...keys])}`;
}

interface Page {
  /** Holds of the rows after the cursor. */
  beyond(of: 'value' | 'found'): RawBuilder<unknown>;
  /** Order, and how many rows. */
  inOrder(of: 'value' | 'found'): RawBuilder<unknown>;
}

function pageOfRows(
  places: readonly Place[],
  isDescending: boolean,
  after: readonly string[],
  limit: number,
): Page {
  const direction = isDescending ? sql` desc` : sql``;
  const values = after.map((value, at) => typed(value, places[at]?.kind ?? 'text'));
  return {
    beyond: (of) =>
      values.length === 0
        ? sql`true`
        : sql`(${sql.join(places.map((place) => place[of]))}) ${isDescending ? sql`<` : sql`>`} (${sql.join(values)})`,
    inOrder: (of) =>
      sql`order by ${sql.join(places.map((place) => sql`${place[of]}${direction}`))} limit ${sql.lit(limit)}`,
  };
}

/**
 * The sort of a query's pages, and the place that its cursor names.
 *
 * @throws Fault `invalid` for a sort or a cursor that is none of this list's
 */
export function placeAfter(
  list: ListDefinition,
  query: ListQuery,
): { sort: string; after: readonly string[] } {
  const order = orderOf(list, query.sort);
  if (!query.cursor) return { sort: order.sort, after: [] };
  return {
    sort: order.sort,
    after: readCursor(query.cursor, order.sort, placeOf(list, order).length).values,
  };
}

/** How many rows there are in all: as the database keeps count, as the search has found, or counted. */
function totalOf(list: ListDefinition, companyId: string, isAll: boolean, rows: RawBuilder<unknown>) {
  if (!isAll || !list.tally) return sql`(select count(*) from ${rows})`;
  return sql`coalesce((select amount from tallies
    where company_id = ${companyId} and name = ${list.tally} and key = ''), 0)`;
}

/**
 * The statement of one page by keyset: the place where the page before ended is looked up in an index, however far down
 * it is. One row more than `limit` tells whether there is a page after it. The answer is one row: the page's rows as one
 * JSON text, joined by commas, and the last one's place where more follow.
 */
export function pageStatement(
  list: ListDefinition,
  query: ListQuery,
  { companyId, limit, withTotal, after }: PageOptions,
): RawBuilder<unknown> {
  const order = orderOf(list, query.sort);
  const places = placeOf(list, order);
  const search = (match: typeof byIndex) => searchConditions(list, query.search ?? '', query.searchIn, match);
  const searched = search(byIndex);
  const filtered = filterConditions(list, query.filter ?? {});
  const narrowed = [sql`t.company_id = ${companyId}`, ...(list.where ? [list.where] : []), ...filtered];
  const matching = allOf([...narrowed, ...searched]);
  // A list that is made of others, such as sums by month, is made once for its page and its total.
  const made = typeof list.from === 'function' ? list.from(companyId) : undefined;
  const from = made ? sql`made` : sql`${list.from}`;
  const page = pageOfRows(places, order.isDescending, after, limit + 1);
  const isFound = searched.length > 0;
  const columns = places.map(({ value }, at) => sql`${value} as ${sql.id(`place_${at}`)}`);
  const few = fewRows[isIndexed(query.search ?? '') ? 'indexed' : 'unindexed'];
  // Who asks for a total asks for all that match.
  const most = withTotal ? sql`` : sql`limit ${sql.lit(few + 1)}`;
  const parts = [
    ...(made ? [sql`made as materialized ${made}`] : []),
    ...(isFound
      ? [
          sql`found as materialized (select ${sql.join([...columns, ...list.key.map(column)])}
            from ${from} t where ${matching} ${most})`,
          sql`few as materialized (select count(*) <= ${sql.lit(few)} as they_are from found)`,
        ]
      : []),
  ];
  const walk = (conditions: readonly RawBuilder<unknown>[]) =>
    sql`select t.* from ${from} t where ${allOf([...conditions, page.beyond('value')])} ${page.inOrder('value')}`;
  const rows = isFound
    ? sql`select t.* from (
        (${walk([sql`not (select they_are from few)`, ...narrowed, ...search(byWalking)])})
        union all
        (${foundRows(list, from, companyId, page)} where (select they_are from few))
      ) t ${page.inOrder('value')}`
    : walk(narrowed);
  const names = Object.entries(list.columns).map(([name, kind]) => answered(name, kind));
  const answer = sql`
    select string_agg(r.row, ',' order by r.n) filter (where r.n <= ${sql.lit(limit)}) as rows,
      case when count(*) > ${sql.lit(limit)} then max(r.place) end as place
    from (
      select n, (select row_to_json(o) from (select ${sql.join(names)}) o)::text as row,
        case when n = ${sql.lit(limit)} then json_build_array(${sql.join(places.map(({ value }) => sql`(${value})::text`))})::text end
          as place
      from (select row_number() over () as n, t.* from (${rows}) t) t) r`;
  const isAll = searched.length + filtered.length === 0;
  const counted = isFound ? sql`found` : sql`${from} t where ${matching}`;
  const total = totalOf(list, companyId, isAll, counted);
  return sql`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    ${withTotal ? sql`select ${total} as total, p.rows, p.place from (${answer}) p` : answer}`;
}
