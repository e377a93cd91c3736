import * as z from 'zod/mini';
import { orderOutcome, type OrderOutcome } from './order-batches.ts';

const end = z.object({ success: z.literal(true) });

/**
 * Reads the response of a change of many orders, a line of JSON for each, and adds the outcomes to `outcomes`. `onProgress`
 * receives their number.
 *
 * @throws Error if the last line, which ends a complete response, is missing
 */
export async function receiveOutcomes(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  outcomes: OrderOutcome[],
  onProgress?: (done: number) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  let isComplete = false;
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const value: unknown = JSON.parse(line);
      isComplete = z.safeParse(end, value).success;
      if (isComplete) continue;
      const outcome = z.safeParse(orderOutcome, value);
      if (!outcome.success) throw outcome.error;
      outcomes.push(outcome.data);
    }
    onProgress?.(outcomes.length);
  }
  if (!isComplete) throw new Error('The response was cut off');
}
