import { ApiError, type ApiErrorCode, type Send } from '@tawseel/api-client';
import type { OrderOutcome } from './order-batches.ts';
import type { OrderKey } from './order-key.ts';

/** Requests in flight at the same time. */
const concurrency = 4;

/** Retries after `too_many`: one a second for two minutes. */
const retry = { delay: 1000, times: 120 } as const;

/** Errors of one order, which say nothing about the others. */
const orderErrors: ReadonlySet<ApiErrorCode> = new Set([
  'invalid',
  'duplicate',
  'changed',
  'in_use',
  'not_found',
]);

/** Repeats a request that the server refuses as one too many. */
async function withRetries(send: () => Promise<unknown>): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      await send();
      return;
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.code === 'too_many';
      if (!isTooMany || retries === retry.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, retry.delay));
    }
  }
}

/**
 * Sends a mutation for each order, to a server that changes one order by a call. An error of one order does not stop the
 * others; after an error that would meet them too, they are not sent and fail with it. Once `signal` aborts, no further order is sent.
 */
export async function sendEach(
  send: Send<OrderKey>,
  orders: readonly OrderKey[],
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<OrderOutcome[]> {
  const waiting = [...orders];
  const outcomes: OrderOutcome[] = [];
  const fail = (failed: readonly OrderKey[], error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof ApiError && error.code === 'not_found' ? { code: error.code } : {};
    outcomes.push(...failed.map((order) => ({ ...order, outcome: 'failed' as const, ...code, message })));
  };
  signal?.addEventListener('abort', () => waiting.splice(0));
  const work = async () => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const next = order;
      try {
        await withRetries(() => send(next));
        outcomes.push({ ...next, outcome: 'done' });
      } catch (error) {
        const isItsOwn = error instanceof ApiError && orderErrors.has(error.code);
        fail([next, ...(isItsOwn ? [] : waiting.splice(0))], error);
      }
      onProgress?.(outcomes.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return outcomes;
}
