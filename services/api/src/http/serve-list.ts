import { listResponse, listQuery } from '@tawseel/api-client/schemas';
import type { ListDefinition } from '../lists/list-definition.ts';
import { readPage } from '../lists/list-page.ts';
import { visibleList } from '../lists/visible-list.ts';
import { readWhole } from '../lists/whole-list.ts';
import type { Calls } from './calls.ts';
import { readInput } from './read-input.ts';
import { streamResponse } from './stream-response.ts';

/** Whether the body requests a page, by any field of a list's query. */
function asksForPage(body: unknown) {
  return (
    typeof body === 'object' && body !== null && Object.keys(listQuery.shape).some((name) => name in body)
  );
}

async function* wholeAnswer(key: string, first: string, rest: AsyncIterable<string>) {
  yield `{"success":true,"${key}":[${first}`;
  for await (const rows of rest) if (rows) yield `,${rows}`;
  yield ']}';
}

/**
 * Serves a list. An empty body streams all rows; any of `limit`, `cursor`, `sort`, `search`, `filter` returns
 * one page with `total` and `next`.
 */
export function serveList(calls: Calls, summary: string, group: string, list: ListDefinition): void {
  const { api } = calls;
  const { path, allow, rows: key } = list;
  api.lists.set(list.name, list);
  const answer = listResponse(key, list.row);
  calls.serve(
    { method: 'POST', path, summary, group, allow, body: listQuery, answer },
    async (caller, request, reply) => {
      const visible = visibleList(list, caller.role);
      reply.type('application/json; charset=utf-8');
      if (asksForPage(request.body)) {
        const query = readInput(listQuery, request.body);
        const withTotal = query.total !== false && !list.uncounted;
        const { rows, total, next } = await readPage(api.database, caller, visible, query, { withTotal });
        const facts = `"total":${total ?? null},"next":${JSON.stringify(next)}`;
        return reply.send(`{"success":true,"${key}":[${rows}],${facts}}`);
      }
      return streamResponse(api, caller, reply, async () => {
        const batches = readWhole(api.database, caller, visible);
        const first = await batches.next();
        return wholeAnswer(key, first.value ?? '', batches);
      });
    },
  );
}
