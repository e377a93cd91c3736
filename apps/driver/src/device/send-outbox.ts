import { CallError } from '../calls/call-error.ts';
import type { DriverCalls } from '../calls/driver-calls.ts';
import type { DeviceDatabase, StoredEvent, StoredProof } from '../database/database.ts';
import { noteProblem, readNextProof, readWaiting, removeProof, storeOutcomes } from './outbox-store.ts';

/** The contract's limit of a request. */
const batchLimit = 50;

export type SendingCalls = Pick<DriverCalls, 'events' | 'proof'>;

function rejectionOf(error: unknown): string {
  if (error instanceof CallError && error.isRejection) return error.message;
  throw error;
}

/**
 * Sends a batch and stores its outcomes. The server reads each report by itself, so it rejects a request only for a fault that
 * neither side foresaw. Then each report is sent alone, so that one of them does not stop the others; it waits for the next
 * release of the server.
 */
async function sendBatch(
  database: DeviceDatabase,
  calls: SendingCalls,
  batch: readonly StoredEvent[],
): Promise<void> {
  try {
    await storeOutcomes(database, await calls.events(batch.map(({ event }) => event)));
  } catch (error) {
    const message = rejectionOf(error);
    const [first, second] = batch;
    if (first && !second) await noteProblem(database, first.event.event_id, message);
    else for (const stored of batch) await sendBatch(database, calls, [stored]);
  }
}

/** The text of some bytes in base64. */
function base64Of(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}

async function sendProof(database: DeviceDatabase, calls: SendingCalls, stored: StoredProof): Promise<void> {
  const { proof_id, event_id, kind, at, type, bytes } = stored;
  const image = `data:${type};base64,${base64Of(bytes)}`;
  try {
    await calls.proof({ proof_id, event_id, kind, at, image });
    await removeProof(database, stored);
  } catch (error) {
    await removeProof(database, stored, rejectionOf(error));
  }
}

/**
 * Sends what waits, once: reports in the order of their taps, then photos. Reports that are recorded meanwhile go before the next
 * photo. An outcome is stored before the next request, so that the app may be killed at any step: what was sent without a
 * stored outcome is sent again, and the server counts it once.
 *
 * @param onProgress Called after each step.
 * @throws CallError when the server cannot be reached, or refuses the session
 */
export async function sendOutbox(
  database: DeviceDatabase,
  calls: SendingCalls,
  onProgress: () => Promise<void>,
): Promise<void> {
  let lastEvent = 0;
  let lastProof = 0;
  for (;;) {
    const batch = await readWaiting(database, lastEvent, batchLimit);
    if (batch.length > 0) {
      await sendBatch(database, calls, batch);
      lastEvent = batch.at(-1)?.number ?? lastEvent;
    } else {
      const proof = await readNextProof(database, lastProof);
      if (!proof) return;
      await sendProof(database, calls, proof);
      lastProof = proof.number;
    }
    await onProgress();
  }
}
