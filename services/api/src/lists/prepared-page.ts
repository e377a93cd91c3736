import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import { anyCompany, withValues } from '../database/compiled-statement.ts';
import type { Statement } from '../database/dialect.ts';
import type { ListDefinition } from './list-definition.ts';
import { cursorStatement, pageStatement, sortAndCursor, type PageOptions } from './list-statement.ts';

/** Stands for a value of the cursor in a cached statement. */
const anyValue = (at: number) => `\u0001after ${at}`;
const anyAfter = (_value: string, at: number) => anyValue(at);

/** Statements of pages that are neither searched nor filtered, by everything that their text depends on. */
const cache = new Map<string, Statement>();
const cacheLimit = 1000;

/** Prepared statements have short names: PostgreSQL cuts off what follows 63 bytes, where names of a role's columns are equal. */
let prepared = 0;

function cached(name: string, statement: Statement) {
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(name, statement);
  return statement;
}

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
): { sort: string; statement: Statement } {
  const { sort, after } = sortAndCursor(list, query);
  if (query.search || query.filter) {
    const { sql, parameters } = pageStatement(list, query, { ...options, after }).compile(db);
    return { sort, statement: { sql, parameters, isBytes: true } };
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
    if (!isUsual) return cached(name, { sql, parameters, isBytes: true });
    prepared += 1;
    return cached(name, { sql, parameters, isBytes: true, name: `page ${prepared}` });
  };
  return { sort, statement: filledIn(cache.get(name) ?? write(), companyId, after) };
}

/** The statement of the cursor that is `limit` rows after another one of a list's own order, prepared by the server. */
export function preparedCursor(
  { db }: Pick<Database, 'db'>,
  list: ListDefinition,
  cursor: string,
  { companyId, limit }: Pick<PageOptions, 'companyId' | 'limit'>,
): { sort: string; statement: Statement } {
  const { sort, after } = sortAndCursor(list, { cursor });
  const name = `${list.cacheKey} cursor ${limit}`;
  const write = () => {
    const template = { companyId: anyCompany, limit, after: after.map(anyAfter) };
    const { sql, parameters } = cursorStatement(list, template).compile(db);
    prepared += 1;
    return cached(name, { sql, parameters, name: `page ${prepared}` });
  };
  return { sort, statement: filledIn(cache.get(name) ?? write(), companyId, after) };
}

function filledIn(statement: Statement, companyId: string, after: readonly string[]) {
  const values = new Map<unknown, string>([
    [anyCompany, companyId],
    ...after.map((value, at) => [anyValue(at), value] as const),
  ]);
  return withValues(statement, values);
}
