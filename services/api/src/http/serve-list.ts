import { listResponse, listQuery, type ListQuery } from '@tawseel/api-client/schemas';
import type { FastifyInstance } from 'fastify';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import { readInput } from './read-input.ts';
import { streamResponse } from './stream-response.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readPage, type ListPage } from '../lists/list-page.ts';

const defaultBatch = 500;

/** A list that keeps the order of its sort is read at once: larger than a batch, for there are few of them. */
const defaultSortedBatch = 2000;

/** Whether the body asks for a page: any field of a list's query does. */
function asksForPage(body: unknown) {
  return (
    typeof body === 'object' && body !== null && Object.keys(listQuery.shape).some((name) => name in body)
  );
}

function mayChange({ changing }: ListDefinition, sort: string) {
  return changing?.includes(sort.replace(/^-/, '')) ?? true;
}

/**
 * Every row that matches, a batch at a time as JSON joined by commas: memory stays flat however long the list is. A row
 * whose place changes between two batches would be missed or come twice, so that the order of a sort is kept only where
 * that cannot be: in a list of one batch, or by a column that never changes. All else comes in the list's own order.
 */
export async function* readWhole(
  api: Pick<Api, 'database'>,
  caller: Caller,
  list: ListDefinition,
  { sort, ...query }: Pick<ListQuery, 'search' | 'filter' | 'sort'> = {},
): AsyncGenerator<string, void> {
  let reader = caller;
  const read = (
    by: Pick<ListQuery, 'sort' | 'cursor'>,
    most = list.batch ?? defaultBatch,
  ): Promise<ListPage> =>
    readPage(api.database, reader, list, { ...query, ...by }, { withTotal: false, most });
  const isOneBatch = sort !== undefined && mayChange(list, sort);
  let by = sort ? { sort } : {};
  let page = await read(by, list.batch ?? (isOneBatch ? defaultSortedBatch : defaultBatch));
  if (page.next && isOneBatch) {
    by = {};
    page = await read(by);
  }
  yield page.rows;
  // The rest may take longer than a token that another tab has renewed holds; the session must be alive all the same.
  reader = { ...caller, tokenGeneration: null };
  while (page.next) {
    page = await read({ ...by, cursor: page.next });
    yield page.rows;
  }
}

async function* wholeAnswer(key: string, first: string, rest: AsyncGenerator<string, void>) {
  yield `{"success":true,"${key}":[${first}`;
  for await (const rows of rest) if (rows) yield `,${rows}`;
  yield ']}';
}

/**
 * Serves a list. An empty body answers all of it, streamed; any of `limit`, `cursor`, `sort`, `search`, `filter` one page
 * with `total` and `next`.
 */
export function serveList(app: FastifyInstance, summary: string, group: string, list: ListDefinition): void {
  const { api } = app;
  const url = list.path;
  api.calls.push({
    method: 'POST',
    url,
    summary,
    group,
    body: listQuery,
    answer: listResponse(list.rows, list.row),
  });
  api.lists.set(list.name, list);
  app.post(url, async (request, reply) => {
    const caller = await api.authenticate(request);
    reply.type('application/json; charset=utf-8');
    if (asksForPage(request.body)) {
      const query = readInput(listQuery, request.body);
      const page = await readPage(api.database, caller, list, query, { withTotal: query.total !== false });
      const next = JSON.stringify(page.next);
      return reply.send(
        `{"success":true,"${list.rows}":[${page.rows}],"total":${page.total ?? null},"next":${next}}`,
      );
    }
    return streamResponse(api, caller, reply, async () => {
      const batches = readWhole(api, caller, list);
      const first = await batches.next();
      return wholeAnswer(list.rows, first.value ?? '', batches);
    });
  });
}
