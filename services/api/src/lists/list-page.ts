import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { invalid } from '../answers/fault.ts';
import type { Caller } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import { readInCompany } from '../database/in-company.ts';
import { filterConditions, searchConditions } from './conditions.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { answered, ordered, typed, type ColumnKind, type ListDefinition } from './list-definition.ts';

/** A page: its rows as JSON text, and the cursor of the page after it. */
export interface ListPage {
  rows: string[];
  next: string | null;
  /** Rows that match in all; only where it was asked for. */
  total: number | undefined;
}

interface Row {
  total?: number;
  row: string | null;
  place: string | null;
}

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

/**
 * Reads one page by keyset: the place where the page before ended is looked up in an index, however far down it is. The
 * database builds the rows' JSON.
 */
export async function readPage(
  database: Database,
  caller: Caller,
  list: ListDefinition,
  query: ListQuery,
  options: { withTotal: boolean; most?: number },
): Promise<ListPage> {
  const limit = options.most ?? query.limit ?? pageLimit.default;
  const order = orderOf(list, query.sort);
  const from = typeof list.from === 'function' ? list.from(caller.companyId) : list.from;
  const matching = [
    sql`t.company_id = ${caller.companyId}`,
    ...(list.where ? [list.where] : []),
    ...filterConditions(list, query.filter ?? {}),
    ...searchConditions(list, query.search ?? '', query.searchIn),
  ];
  const isAll = !query.search?.trim() && Object.keys(query.filter ?? {}).length === 0;
  const tieBreak = list.key.filter((name) => name !== order.name);
  const place = [
    ordered(order.name, order.kind),
    ...tieBreak.map((name) => ordered(name, rowKind(list, name))),
  ];
  const after = query.cursor ? readCursor(query.cursor, order.sort, place.length) : undefined;
  const direction = order.isDescending ? sql` desc` : sql``;
  const kinds = [order.kind, ...tieBreak.map((name) => rowKind(list, name))];
  const beyond = after && [
    sql`(${sql.join(place)}) ${order.isDescending ? sql`<` : sql`>`}
      (${sql.join(after.values.map((value, index) => typed(value, kinds[index] ?? 'text')))})`,
  ];
  const names = Object.entries(list.columns).map(([name, kind]) => answered(name, kind));
  const page = sql`
    select (select row_to_json(o) from (select ${sql.join(names)}) o)::text as row,
      json_build_array(${sql.join(place.map((part) => sql`(${part})::text`))})::text as place
    from (
      select t.* from ${from} t where ${allOf([...matching, ...(beyond ?? [])])}
      order by ${sql.join(place.map((part) => sql`${part}${direction}`))} limit ${limit + 1}
    ) t`;
  const total =
    isAll && list.tally
      ? sql`coalesce((select amount from tallies where company_id = ${caller.companyId} and name = ${list.tally} and key = ''), 0)`
      : sql`(select count(*) from ${from} t where ${allOf(matching)})`;
  const statement = options.withTotal
    ? sql`select n.total, p.row, p.place from (select ${total} as total) n left join (${page}) p on true`
    : page;
  const rows = await readInCompany<Row>(database, caller, statement.compile(database.db));
  return pageOf(rows, limit, order.sort);
}

function pageOf(rows: readonly Row[], limit: number, sort: string): ListPage {
  const texts = rows.flatMap(({ row }) => (row === null ? [] : [row]));
  const last = texts.length > limit ? rows[limit - 1]?.place : undefined;
  return {
    rows: texts.slice(0, limit),
    next: last ? writeCursor(sort, last) : null,
    total: rows[0]?.total,
  };
}
