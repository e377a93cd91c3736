import { ApiError } from '@tawseel/api-client';
import type { Order } from '@tawseel/api-client/orders';

/** An order that a change left out, with the reason. */
export interface LeftOut {
  order: Order;
  message: string;
}

export interface EachResult {
  done: number;
  left: readonly LeftOut[];
}

/** Errors that the other orders would meet too. */
function isOfAll(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isRejection) return true;
  return error.status === 401 || error.status === 403 || error.code === 'too_many';
}

/**
 * Changes one order after the other. An error of one does not stop the others; after an error that would meet them too, or once
 * `signal` aborts, no further order is sent. Those that are not sent after an error have its message.
 */
export async function changeEach(
  orders: readonly Order[],
  change: (order: Order) => Promise<unknown>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (tried: number) => void },
): Promise<EachResult> {
  const left: LeftOut[] = [];
  let done = 0;
  for (const [at, order] of orders.entries()) {
    if (signal.aborted) break;
    try {
      await change(order);
      done += 1;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const failed = isOfAll(error) ? orders.slice(at) : [order];
      left.push(...failed.map((one) => ({ order: one, message })));
      if (failed.length > 1) break;
    }
    onProgress(at + 1);
  }
  return { done, left };
}
