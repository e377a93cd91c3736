import type { ListQuery } from '@tawseel/api-client/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readPage, type ListPage } from '../lists/list-page.ts';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import { compressedPage } from './page-cache.ts';

/** Bodies below it are sent as they are. */
const leastCompressed = 1024;

function acceptsBrotli({ headers }: FastifyRequest) {
  return (headers['accept-encoding'] ?? '').split(',').some((coding) => coding.trim() === 'br');
}

/**
 * The key of a page that depends on nothing but the rows of its list's table, which `table_changes` counts. A filter may
 * depend on other tables or on the present day.
 */
function cacheKey({ companyId }: Caller, list: ListDefinition, query: ListQuery): string | undefined {
  if (!list.counter || query.search || query.filter) return undefined;
  return JSON.stringify([companyId, list.cacheKey, query.sort, query.limit, query.cursor, query.total]);
}

/** The key of the total of a search, which depends on the list's rows alone, like the page of {@link cacheKey}. */
function totalKey({ companyId }: Caller, list: ListDefinition, query: ListQuery): string | undefined {
  if (!list.counter || !query.search || query.filter) return undefined;
  return JSON.stringify([companyId, list.cacheKey, query.search, query.searchIn]);
}

/** Reads a page of a search with its total: its rows are counted once until one of their table changes. */
async function readSearched(
  { database, totals }: Pick<Api, 'database' | 'totals'>,
  caller: Caller,
  list: ListDefinition,
  query: ListQuery,
  key: string,
): Promise<ListPage> {
  const counted = totals.get(key);
  if (counted) {
    const page = await readPage(database, caller, list, query, { withTotal: false, withVersion: true });
    if (page.version === counted.version) return { ...page, total: counted.total };
  }
  const page = await readPage(database, caller, list, query, { withTotal: true, withVersion: true });
  const { version, total } = page;
  if (version !== undefined && total !== undefined) totals.set(key, { version, total });
  return page;
}

/** Sends one page of a list: the cached one if no row of its table has changed since. */
export async function servePage(
  api: Pick<Api, 'database' | 'callerChecks' | 'pageReads' | 'pages' | 'totals'>,
  { caller, list, query }: { caller: Caller; list: ListDefinition; query: ListQuery },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = cacheKey(caller, list, query);
  const cached = key === undefined ? undefined : api.pages.get(key);
  if (cached && (await api.callerChecks.version(caller, list.counter ?? '')) === cached.version) {
    if (cached.body.length < leastCompressed || !acceptsBrotli(request)) return reply.send(cached.body);
    reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
    return reply.send(await compressedPage(cached));
  }
  const isCounted = query.total !== false && !list.uncounted;
  const counted = isCounted ? totalKey(caller, list, query) : undefined;
  const { rows, next, total, version } = await (counted === undefined
    ? readPage(api.database, caller, list, query, {
        withTotal: isCounted,
        ...(key !== undefined && { withVersion: true, pageReads: api.pageReads }),
      })
    : readSearched(api, caller, list, query, counted));
  const body = rows.take(
    `{"success":true,"${list.rows}":[`,
    `],"total":${total ?? null},"next":${JSON.stringify(next)}}`,
  );
  if (key !== undefined && version !== undefined) api.pages.set(key, { version, body });
  return reply.send(body);
}
