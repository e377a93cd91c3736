import { labels } from '@tawseel/api-client/labels';
import { asText } from '@tawseel/i18n/text';
import { writeOrderKey, type OrderKey, type OrderOutcome } from '@tawseel/api-client/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { errorCode } from '../database/start-error.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { failureResponse } from '../http/failure-response.ts';
import { fieldErrorOf, type Constraints } from '../http/field-errors.ts';
import { toApiError } from '../http/to-api-error.ts';
import { translate } from '../messages/translate.ts';

/** Orders that one transaction changes. */
interface Part {
  table: 'orders' | 'deleted_orders';
  orders: readonly OrderKey[];
  /** Number of the transaction in its request. */
  at: number;
  constraints: Constraints;
  log: FastifyBaseLogger;
  /** Returns those of the orders that a search and filters match now; without it, the orders were named. */
  matchingNow?: ((tx: Tx) => Promise<readonly OrderKey[]>) | undefined;
}

/** Whether the transaction itself has failed, rather than the change of one order. */
function isFatal(error: unknown): boolean {
  return Boolean(errorCode(error)?.startsWith('40')) || toApiError(error).code === 'unavailable';
}

/** The outcome of an order that was not changed. A field's error names its field, which no form shows here. */
function failed(order: OrderKey, error: unknown, { language, requestId }: Caller): OrderOutcome {
  const { code, message, fields, present } = failureResponse(toApiError(error), language, requestId);
  const { fields: names = {}, values: words = {} } = labels[language].get('order') ?? {};
  const word = (field: string, value: unknown) => words[field]?.[String(value)] ?? value ?? '—';
  const named = (values: object) =>
    Object.entries(values).map(
      ([field, value]: [string, unknown]) => `${names[field] ?? field}: ${asText(word(field, value))}`,
    );
  if (present) {
    const values = named(present).join(', ');
    return { ...order, outcome: 'failed', code, message: translate(language, 'orderChanged', { values }) };
  }
  return { ...order, outcome: 'failed', code, message: named(fields ?? {}).join(' ') || message };
}

/** Locks the orders, in the order of their keys, and returns the keys of those that exist. */
async function lockOrders(tx: Tx, companyId: string, { table, orders }: Pick<Part, 'table' | 'orders'>) {
  const column = (name: keyof OrderKey) => sql`${orders.map((order) => order[name])}::text[]`;
  const { rows } = await sql<OrderKey>`select merchant_order_id, merchant_id from ${sql.table(table)}
    where company_id = ${companyId} and (merchant_order_id, merchant_id)
      in (select * from unnest(${column('merchant_order_id')}, ${column('merchant_id')}))
    order by merchant_order_id, merchant_id for update`.execute(tx);
  return rows;
}

/**
 * Changes each of the orders in one transaction, and returns the lines of their outcomes. An order that fails is rolled back
 * alone.
 *
 * All orders are locked first, in the order of their keys: two such transactions that took them one by one would deadlock.
 * An order that somebody else has changed since it matched, so that it does not match any more, fails.
 * Each order has a request id of its own, which its journal and its audit log entries share.
 */
export async function changeEach(
  tx: Tx,
  caller: Caller,
  { table, orders, at, constraints, log, matchingNow }: Part,
  change: (order: OrderKey) => Promise<void>,
): Promise<string> {
  const locked = new Set((await lockOrders(tx, caller.companyId, { table, orders })).map(writeOrderKey));
  const matching = matchingNow ? new Set((await matchingNow(tx)).map(writeOrderKey)) : locked;
  const changeOne = async (order: OrderKey) => {
    const key = writeOrderKey(order);
    if (!locked.has(key)) throw notFound();
    if (!matching.has(key)) throw new ApiError('changed', { message: 'matchesNoLonger' });
    await change(order);
  };
  let lines = '';
  for (const [n, order] of orders.entries()) {
    await sql`savepoint one_order`.execute(tx);
    await sql`select set_config('app.request_id', ${`${caller.requestId}/${at}.${n}`}, true)`.execute(tx);
    const outcome = await changeOne(order).then(
      (): OrderOutcome => ({ ...order, outcome: 'done' }),
      async (thrown: unknown) => {
        const error = fieldErrorOf(thrown, constraints);
        if (isFatal(error)) throw error;
        await sql`rollback to savepoint one_order`.execute(tx);
        const outcome = failed(order, error, caller);
        if (outcome.code === 'internal')
          log.error({ err: error, order: writeOrderKey(order) }, 'order failed');
        return outcome;
      },
    );
    lines += `${JSON.stringify(outcome)}\n`;
  }
  return lines;
}
