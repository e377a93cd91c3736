import { listResponse, listQuery, type ListQuery } from '@tawseel/api-client/schemas';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import type { Calls } from './calls.ts';
import { readInput } from './read-input.ts';
import { servePage } from './serve-page.ts';
import { streamResponse } from './stream-response.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readCursorAfter, readPage, type ListPage } from '../lists/list-page.ts';
import { visibleList } from '../lists/visible-list.ts';

const defaultBatch = 500;

/** Batches of a whole list that are read while the one before them is sent. */
const batchesAhead = 2;

/** A list that follows the order of a sort is read in a single batch of this size; such lists are few. */
const defaultSortedBatch = 2000;

/** Whether the body requests a page, by any field of a list's query. */
function asksForPage(body: unknown) {
  return (
    typeof body === 'object' && body !== null && Object.keys(listQuery.shape).some((name) => name in body)
  );
}

function mayChange({ changing }: ListDefinition, sort: string) {
  return changing?.includes(sort.replace(/^-/, '')) ?? true;
}

interface Batch {
  /** The cursor that the batch begins after. */
  cursor: string;
  page: Promise<ListPage>;
}

/**
 * Streams every matching row, a batch at a time, as JSON joined by commas, so that memory stays flat. A row
 * whose sort position changes between two batches would be missed or repeated. The order of a sort is
 * therefore followed only within a single batch or by a column that never changes. All other lists come in
 * their own order. Writing rows as JSON takes the database longer than anything else: it writes several batches at a time.
 */
export async function* readWhole(
  api: Pick<Api, 'database'>,
  caller: Caller,
  list: ListDefinition,
  { sort, ...query }: Pick<ListQuery, 'search' | 'filter' | 'sort'> = {},
): AsyncGenerator<Buffer, void> {
  let reader = caller;
  const most = list.batch ?? defaultBatch;
  const read = (by: Pick<ListQuery, 'sort' | 'cursor'>, limit = most): Promise<ListPage> =>
    readPage(api.database, reader, list, { ...query, ...by }, { withTotal: false, most: limit });
  const isOneBatch = sort !== undefined && mayChange(list, sort);
  let by: Pick<ListQuery, 'sort'> = sort ? { sort } : {};
  let page = await read(by, list.batch ?? (isOneBatch ? defaultSortedBatch : defaultBatch));
  if (page.next && isOneBatch) {
    by = {};
    page = await read(by);
  }
  yield page.rows;
  // A long stream may outlive a token that another tab has renewed; only the session must stay alive.
  reader = { ...caller, tokenGeneration: null };
  const batchAfter = (cursor: string): Batch => {
    const batch = { cursor, page: read({ ...by, cursor }) };
    // It is awaited later, or not at all if the client leaves.
    batch.page.catch(() => {});
    return batch;
  };
  // An index tells where a batch ends without reading it, except among the matches of a search or filter.
  const isPredictable = list.table !== undefined && !query.search && !query.filter && !by.sort;
  const following = async (previous: Promise<Batch | undefined>): Promise<Batch | undefined> => {
    const { cursor } = (await previous) ?? {};
    if (cursor === undefined || !isPredictable) return undefined;
    const next = await readCursorAfter(api.database, reader, list, cursor, most).catch(() => null);
    return next === null ? undefined : batchAfter(next);
  };
  const batches: Promise<Batch | undefined>[] = [];
  for (let batch = page.next ? batchAfter(page.next) : undefined; batch;) {
    let last = batches.at(-1) ?? Promise.resolve(batch);
    while (batches.length < batchesAhead) batches.push((last = following(last)));
    const { rows, next } = await batch.page;
    yield rows;
    if (next === null) return;
    const predicted = await batches.shift();
    if (predicted?.cursor === next) batch = predicted;
    else {
      // Rows were added or deleted since the prediction.
      batches.length = 0;
      batch = batchAfter(next);
    }
  }
}

const comma = Buffer.from(',');

async function* wholeAnswer(key: string, first: Buffer | void, rest: AsyncGenerator<Buffer, void>) {
  yield Buffer.concat([Buffer.from(`{"success":true,"${key}":[`), ...(first ? [first] : [])]);
  for await (const rows of rest) if (rows.length > 0) yield Buffer.concat([comma, rows]);
  yield Buffer.from(']}');
}

/**
 * Serves a list. An empty body streams all rows; any of `limit`, `cursor`, `sort`, `search`, `filter` returns
 * one page with `total` and `next`.
 */
export function serveList(calls: Calls, summary: string, group: string, list: ListDefinition): void {
  const { api } = calls;
  const { path: url, allow } = list;
  api.lists.set(list.name, list);
  const answer = listResponse(list.rows, list.row);
  calls.serve(
    { method: 'POST', url, summary, group, allow, body: listQuery, answer },
    async (caller, request, reply) => {
      const visible = visibleList(list, caller.role);
      reply.type('application/json; charset=utf-8');
      if (asksForPage(request.body)) {
        const query = readInput(listQuery, request.body);
        return servePage(api, { caller, list: visible, query }, request, reply);
      }
      return streamResponse(api, caller, reply, async () => {
        const batches = readWhole(api, caller, visible);
        const first = await batches.next();
        return wholeAnswer(list.rows, first.value, batches);
      });
    },
  );
}
