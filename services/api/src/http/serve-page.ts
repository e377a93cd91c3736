import type { ListQuery } from '@tawseel/api-client/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readPage } from '../lists/list-page.ts';
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

/** Sends one page of a list: the cached one if no row of its table has changed since. */
export async function servePage(
  api: Pick<Api, 'database' | 'callerChecks' | 'pages'>,
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
  const { rows, next, total, version } = await readPage(api.database, caller, list, query, {
    withTotal: query.total !== false && !list.uncounted,
    withVersion: key !== undefined,
  });
  const body = Buffer.from(
    `{"success":true,"${list.rows}":[${rows}],"total":${total ?? null},"next":${JSON.stringify(next)}}`,
  );
  if (key !== undefined && version !== undefined) api.pages.set(key, { version, body });
  return reply.send(body);
}
