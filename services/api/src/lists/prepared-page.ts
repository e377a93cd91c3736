import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import { anyCompany, withValues } from '../database/compiled-statement.ts';
import type { Statement } from '../database/dialect.ts';
import type { ListDefinition } from './list-definition.ts';
import { cursorStatement, pageStatement, type PageOptions } from './list-statement.ts';
import { pageLayout } from './page-layout.ts';
import { PageRows, pageWriter, type PageWriter } from './page-rows.ts';
import { sortAndCursor } from './sort-keys.ts';

/** Stands for a value of the cursor in a cached statement. */
const anyValue = (at: number) => `\u0001after ${at}`;
const anyAfter = (_value: string, at: number) => anyValue(at);

/** The statement of a page, and what receives its rows. */
interface PreparedPage {
  sort: string;
  statement: Statement;
  rows: PageRows;
}

interface CachedPage {
  statement: Statement;
  writer: PageWriter;
}

const cacheLimit = 1000;

/** A cache that is emptied when it is full. */
class Cache<Value> extends Map<string, Value> {
  add(name: string, value: Value): Value {
    if (this.size >= cacheLimit) this.clear();
    this.set(name, value);
    return value;
  }
}

/** Pages that are neither searched nor filtered, by everything that the text of their statement depends on. */
const pages = new Cache<CachedPage>();
const cursors = new Cache<Statement>();

/** Prepared statements have short names: PostgreSQL cuts off what follows 63 bytes, where names of a role's columns are equal. */
let prepared = 0;

/**
 * The statement of a page, ready to be sent. The text of plain pages, which are nearly all requests, is
 * cached. Pages in a list's own order and batches of whole lists are prepared statements, which the server plans once per
 * connection.
 */
export function preparedPage(
  { db }: Pick<Database, 'db'>,
  list: ListDefinition,
  query: ListQuery,
  { isBatch = false, ...options }: Omit<PageOptions, 'after'> & { isBatch?: boolean },
): PreparedPage {
  const { sort, after } = sortAndCursor(list, query);
  const received = ({ statement, writer }: CachedPage): PreparedPage => {
    const rows = new PageRows(writer, options.limit);
    return { sort, statement: { ...statement, receiver: rows }, rows };
  };
  if (query.search || query.filter) {
    const statement = pageStatement(list, query, { ...options, after }).compile(db);
    return received({ statement, writer: pageWriter(pageLayout(list, sort, options)) });
  }
  const { companyId, limit, withTotal, withVersion = false } = options;
  const name = [
    list.cacheKey,
    sort,
    limit,
    after.length > 0 ? 'after' : 'first',
    withTotal,
    withVersion,
  ].join(' ');
  const isUsual =
    sort === list.order && (isBatch || limit === pageLimit.first || limit === pageLimit.default);
  const write = () => {
    const template = { companyId: anyCompany, limit, withTotal, withVersion, after: after.map(anyAfter) };
    const { sql, parameters } = pageStatement(list, { sort }, template).compile(db);
    if (isUsual) prepared += 1;
    return pages.add(name, {
      statement: { sql, parameters, ...(isUsual && { name: `page ${prepared}` }) },
      writer: pageWriter(pageLayout(list, sort, options)),
    });
  };
  const { statement, writer } = pages.get(name) ?? write();
  return received({ statement: filledIn(statement, companyId, after), writer });
}

/** The statement of the cursor that is `limit` rows after another one of a list's own order, prepared by the server. */
export function preparedCursor(
  { db }: Pick<Database, 'db'>,
  list: ListDefinition,
  cursor: string,
  { companyId, limit }: Pick<PageOptions, 'companyId' | 'limit'>,
): { sort: string; statement: Statement } {
  const { sort, after } = sortAndCursor(list, { cursor });
  const name = `${list.cacheKey} ${limit}`;
  const write = () => {
    const template = { companyId: anyCompany, limit, after: after.map(anyAfter) };
    const { sql, parameters } = cursorStatement(list, template).compile(db);
    prepared += 1;
    return cursors.add(name, { sql, parameters, name: `page ${prepared}` });
  };
  return { sort, statement: filledIn(cursors.get(name) ?? write(), companyId, after) };
}

function filledIn(statement: Statement, companyId: string, after: readonly string[]) {
  const values = new Map<unknown, string>([
    [anyCompany, companyId],
    ...after.map((value, at) => [anyValue(at), value] as const),
  ]);
  return withValues(statement, values);
}
