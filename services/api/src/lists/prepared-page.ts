import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import type { Statement } from '../database/dialect.ts';
import type { ListDefinition } from './list-definition.ts';
import { pageStatement, placeAfter, type PageOptions } from './list-statement.ts';

/** Stand in a kept statement for what is each request's own. */
const marks = { company: '\u0001company', after: (at: number) => `\u0001after ${at}` };

/** Statements of pages that are neither searched nor filtered, by all that their text depends on. */
const kept = new Map<string, Statement>();
const keptAtMost = 1000;

function keep(name: string, statement: Statement) {
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(name, statement);
  return statement;
}

/**
 * The statement of a page, ready to be sent. The plain pages that nearly every request asks for are written once, and
 * those of a list's own order are prepared by the server as well: it need not plan them anew.
 */
export function preparedPage(
  { db }: Pick<Database, 'db'>,
  list: ListDefinition,
  query: ListQuery,
  options: Omit<PageOptions, 'after'>,
): { sort: string; statement: Statement } {
  const { sort, after } = placeAfter(list, query);
  if (query.search || query.filter) {
    return { sort, statement: pageStatement(list, query, { ...options, after }).compile(db) };
  }
  const { companyId, limit, withTotal } = options;
  const name = [list.name, sort, limit, after.length > 0 ? 'after' : 'first', withTotal].join(' ');
  const isUsual = sort === list.order && limit === pageLimit.default;
  const write = () => {
    const marked = {
      companyId: marks.company,
      limit,
      withTotal,
      after: after.map((_, at) => marks.after(at)),
    };
    const { sql, parameters } = pageStatement(list, { sort }, marked).compile(db);
    return keep(name, { sql, parameters, ...(isUsual && { name }) });
  };
  const statement = kept.get(name) ?? write();
  const values = new Map<unknown, string>([
    [marks.company, companyId],
    ...after.map((value, at) => [marks.after(at), value] as const),
  ]);
  return {
    sort,
    statement: { ...statement, parameters: statement.parameters.map((value) => values.get(value) ?? value) },
  };
}
