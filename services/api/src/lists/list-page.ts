import { createHash } from 'node:crypto';
import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { readInCompany, type TenantContext } from '../database/in-company.ts';
import { filterConditions } from './conditions.ts';
import type { ListDefinition } from './list-definition.ts';
import { allOf, countOf, orderedScan, pageOrder, writeCursor, type PageSource } from './page-source.ts';
import { referredNames } from './referred-names.ts';
import { searchStatement } from './search-statement.ts';

/** A page of a list, or a batch of a whole one. */
export interface ListPage {
  /** Its rows as JSON, joined by commas. */
  rows: string;
  /** Cursor of the next page. */
  next: string | null;
  /** Number of matching rows, only if requested. */
  total: number | undefined;
}

interface PageOptions {
  withTotal: boolean;
  /** Number of rows of a batch of a whole list. */
  batch?: number;
}

/** The result of a page's statement. */
interface PageRow {
  rows: string | null;
  /** Sort keys of the last row, if another page follows. */
  last: (string | null)[] | null;
  total?: number;
}

/** The number of rows without a search: from the row counter, or counted where a filter leaves some out. */
function totalOf(source: PageSource, isAll: boolean) {
  const { list, companyId, narrowed } = source;
  if (!isAll || !list.counter) return countOf(source, allOf(narrowed));
  return sql`coalesce((select amount from tallies
    where company_id = ${companyId} and name = ${list.counter} and key = ''), 0)`;
}

/**
 * The statement of one page by keyset: an index finds the sort keys of the page's first row, however far down they are. Its
 * result is one row, in which the database has written the page's rows as JSON.
 */
export function pageStatement(
  list: ListDefinition,
  query: ListQuery,
  companyId: string,
  { withTotal, batch }: PageOptions,
): { sort: string; statement: RawBuilder<PageRow> } {
  const limit = batch ?? query.limit ?? pageLimit.default;
  // A computed list, such as sums by month, is computed once for its page and its total.
  const computed = typeof list.from === 'function' ? list.from(companyId) : undefined;
  const source: PageSource = {
    list,
    companyId,
    from: computed ? sql`computed` : sql`${list.from}`,
    narrowed: [sql`t.company_id = ${companyId}`, ...filterConditions(list, query.filter ?? {})],
    order: pageOrder(list, query),
    most: limit + 1,
  };
  const { sort, keys } = source.order;
  const searchIn = query.searchIn ?? list.searchedIn;
  const search = query.search ? searchStatement(source, query.search, searchIn, withTotal) : undefined;
  const parts = [...(computed ? [sql`computed as materialized ${computed}`] : []), ...(search?.parts ?? [])];
  const total = search?.total ?? totalOf(source, !query.search && !query.filter);
  const isLast = sql`n = ${sql.lit(limit)}`;
  const last = sql`array[${sql.join(keys.map(({ row }) => sql`(${row})::text`))}]`;
  const joins = [...referredNames(list).values()].map(({ join }) => join);
  const inOrder = joins.length > 0 ? sql` order by n` : sql``;
  const json = sql`string_agg(row_to_json(o)::text, ','${inOrder}) filter (where n <= ${sql.lit(limit)})`;
  // The aggregates read the rows in the order of their numbers, unless a join of names is between them.
  const statement = sql<PageRow>`${parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``}
    select ${json} as rows,
      case when count(*) > ${sql.lit(limit)} then max(case when ${isLast} then ${last} end) end as last
      ${withTotal ? sql`, ${total} as total` : sql``}
    from (select row_number() over () as n, t.* from (${search?.rows ?? orderedScan(source, source.narrowed)}) t) t ${sql.raw(joins.join(' '))}
      cross join lateral (select ${list.selected}) o`;
  return { sort, statement };
}

/** Whether nearly all requests for a list have pages like this one: a server keeps their plans. */
function isUsual(list: ListDefinition, sort: string, { search, filter, limit }: ListQuery) {
  const isLimit = limit === undefined || limit === pageLimit.first || limit === pageLimit.default;
  return !search && !filter && sort === list.order && isLimit;
}

/** Reads a page. */
export async function readPage(
  database: Database,
  caller: TenantContext,
  list: ListDefinition,
  query: ListQuery,
  options: PageOptions,
): Promise<ListPage> {
  const { sort, statement } = pageStatement(list, query, caller.companyId, options);
  const { sql: text, parameters } = statement.compile(database.db);
  // PostgreSQL compares the first 63 bytes of a name.
  const name = isUsual(list, sort, query) ? createHash('sha1').update(text).digest('hex') : undefined;
  const [page] = await readInCompany<PageRow>(database, caller, {
    sql: text,
    parameters,
    ...(name && { name }),
  });
  const next = page?.last ? writeCursor(sort, page.last) : null;
  return { rows: page?.rows ?? '', next, total: page?.total };
}
