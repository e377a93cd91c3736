import {
  batchLimit,
  orderOutcome,
  readOrderKey,
  writeOrderKey,
  type OrderBatch,
  type FieldValues,
  type OrderKey,
} from '@tawseel/api-client/schemas';
import type { Permission } from '@tawseel/api-client/permissions';
import type * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { largeBodyLimit } from '../http/body-limit.ts';
import type { Caller } from '../http/caller.ts';
import type { Calls } from '../http/calls.ts';
import { loggedCaller } from '../http/log-caller.ts';
import { performOnce, readKey, type StoredResponse } from '../http/idempotency.ts';
import { readInput } from '../http/read-input.ts';
import { sendJson } from '../http/send-json.ts';
import { streamResponse } from '../http/stream-response.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { matchingKeys } from '../lists/matching-keys.ts';
import { changeEach } from './change-each.ts';

/** A change of many orders. */
export interface OrderBatchCall<Body extends z.ZodMiniType<OrderBatch>> {
  method: 'POST' | 'PUT';
  path: string;
  allow: Permission;
  summary: string;
  body: Body;
  /** The list that has the orders, which a search and filters select from. */
  list: ListDefinition;
  table: 'orders' | 'deleted_orders';
  /** The change of one order, as its own call does it. `expected` has the values that the editor saw. */
  run(
    tx: Tx,
    caller: Caller,
    order: OrderKey,
    body: z.output<Body>,
    expected: FieldValues | undefined,
  ): Promise<void>;
}

/** Orders of one transaction. Other requests of the company wait for its locks: about a quarter of a second. */
const perTransaction = 50;

const ndjson = 'application/x-ndjson';

function parts(orders: readonly OrderKey[]): OrderKey[][] {
  const count = Math.ceil(orders.length / perTransaction);
  return Array.from({ length: count }, (_, at) =>
    orders.slice(at * perTransaction, (at + 1) * perTransaction),
  );
}

/**
 * Serves a change of many orders. The response has a line of JSON for each order, sent as soon as its transaction is
 * committed, and a last line for the whole. An order that cannot be changed fails alone.
 *
 * The orders are changed in transactions of their own. Each stores its outcomes with the Idempotency-Key: a repeated
 * request gets them, and continues a request that was cut off, with the orders that matched at first and match still.
 */
export function serveOrderBatch<Body extends z.ZodMiniType<OrderBatch>>(
  { api, serve }: Calls,
  { method, path, allow, summary, body: schema, list, table, run }: OrderBatchCall<Body>,
): void {
  const call = {
    method,
    path,
    summary: `${summary}: a line of JSON for each order, and {"success":true} as the last`,
    group: 'Orders',
    allow,
    body: schema,
    answer: orderOutcome,
    isChange: true,
    produces: ndjson,
  } as const;
  serve(
    call,
    async (caller, request, reply) => {
      const key = readKey(request.headers['idempotency-key']);
      const body = readInput(schema, request.body);
      if (!body.orders === !body.matching) throw invalid({ orders: 'required' });
      const hash = api.hashRequest(method, path, request.body);

      const once = (reader: Caller, part: string, write: (tx: Tx) => Promise<string>) =>
        inCompany(api.database, reader, async (tx): Promise<StoredResponse> => {
          const partKey = key && `${key} ${part}`;
          return performOnce(tx, reader, partKey, hash, async () => ({ status: 200, body: await write(tx) }));
        });
      const selected = await once(caller, 'orders', async (tx) =>
        (await selectedOrders(tx, caller.companyId, list, body)).map(writeOrderKey).join(),
      );
      if (selected.status !== 200) return sendJson(reply.code(selected.status), selected.body);
      const [first, ...rest] = parts(selected.body.split(',').flatMap((text) => readOrderKey(text) ?? []));
      const shared = { constraints: api.constraints, log: request.log.child(loggedCaller(request)), table };
      const seen = new Map(body.orders?.map((order) => [writeOrderKey(order), order.expected_fields]));
      const { matching } = body;
      const change = async (reader: Caller, orders: OrderKey[], at: number) => {
        const matchingNow =
          matching && ((tx: Tx) => stillMatching(tx, reader.companyId, list, { matching, orders }));
        const { body: lines } = await once(reader, String(at), (tx) =>
          changeEach(tx, reader, { ...shared, orders, at, matchingNow }, (order) =>
            run(tx, reader, order, body, seen.get(writeOrderKey(order))),
          ),
        );
        return lines;
      };
      return streamResponse(api, caller, reply, async () => {
        const lines = first ? await change(caller, first, 0) : '';
        reply.type(ndjson).header('x-accel-buffering', 'no');
        return allLines(lines, rest, (orders, at) =>
          // A long change may outlive a token that another tab has renewed; only the session must stay alive.
          change({ ...caller, tokenGeneration: null }, orders, at + 1),
        );
      });
    },
    { bodyLimit: largeBodyLimit },
  );
}

async function* allLines(
  first: string,
  rest: readonly OrderKey[][],
  change: (orders: OrderKey[], at: number) => Promise<string>,
) {
  if (first) yield first;
  for (const [at, orders] of rest.entries()) yield await change(orders, at);
  yield `${JSON.stringify({ success: true })}\n`;
}

/** The named orders, or those that match now. */
async function selectedOrders(
  tx: Tx,
  companyId: string,
  list: ListDefinition,
  { orders, matching }: OrderBatch,
) {
  if (orders) return [...new Map(orders.map((order) => [writeOrderKey(order), order])).values()];
  const { rows } = await matchingKeys<OrderKey>(list, { ...matching }, companyId, batchLimit + 1).execute(tx);
  if (rows.length > batchLimit) {
    throw new ApiError('too_large', { message: 'tooManyOrders', values: { count: batchLimit } });
  }
  return rows;
}

/** Returns the orders that still match the search and filters. */
async function stillMatching(
  tx: Tx,
  companyId: string,
  list: ListDefinition,
  { matching, orders }: { matching: NonNullable<OrderBatch['matching']>; orders: readonly OrderKey[] },
) {
  const filter = { ...matching.filter, key: orders.map(writeOrderKey) };
  const keys = matchingKeys<OrderKey>(list, { ...matching, filter }, companyId, orders.length);
  return (await keys.execute(tx)).rows;
}
