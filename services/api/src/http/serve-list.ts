import { listResponse, listQuery } from '@tawseel/api-client/schemas';
import type { Calls } from './calls.ts';
import { readInput } from './read-input.ts';
import { servePage } from './serve-page.ts';
import { streamResponse } from './stream-response.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { JsonRows } from '../lists/page-rows.ts';
import { visibleList } from '../lists/visible-list.ts';
import { readWhole } from '../lists/whole-list.ts';

/** Whether the body requests a page, by any field of a list's query. */
function asksForPage(body: unknown) {
  return (
    typeof body === 'object' && body !== null && Object.keys(listQuery.shape).some((name) => name in body)
  );
}

async function* wholeAnswer(key: string, first: JsonRows | void, rest: AsyncGenerator<JsonRows, void>) {
  const head = `{"success":true,"${key}":[`;
  yield first ? first.take(head, '') : Buffer.from(head);
  for await (const rows of rest) if (!rows.isEmpty) yield rows.take(',', '');
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
        const batches = readWhole(api.database, caller, visible);
        const first = await batches.next();
        return wholeAnswer(list.rows, first.value, batches);
      });
    },
  );
}
