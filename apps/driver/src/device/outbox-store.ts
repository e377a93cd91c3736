import { newClientId } from '@tawseel/api-client/client-id';
import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import type { EventOutcome } from '../calls/driver-calls.ts';
import type { DeviceDatabase, StoredEvent, StoredProof } from '../database/database.ts';
import type { NewProof } from './outbox-item.ts';

/** A photo of a report, before it has a place in the order. */
export type ReadProof = Pick<StoredProof, 'kind' | 'type' | 'bytes'>;

/** Reads the content of photos, so that they can be stored. */
export function readProofs(proofs: readonly NewProof[]): Promise<ReadProof[]> {
  return Promise.all(
    proofs.map(async ({ kind, blob }) => ({ kind, type: blob.type, bytes: await blob.arrayBuffer() })),
  );
}

/** On the disk before a transaction is done: the app may be killed, or the battery may be empty, a moment later. */
const strict = { durability: 'strict' } as const;

/** Space for the photos of each report in the order of all photos. */
const proofsOfEvent = 10;

/** Stores a report with its photos: all of them, or nothing. @throws DOMException, QuotaExceededError without space */
export async function addEvent(
  database: DeviceDatabase,
  event: DriverEvent,
  proofs: readonly ReadProof[],
): Promise<void> {
  const transaction = database.transaction(['events', 'proofs'], 'readwrite', strict);
  try {
    const events = transaction.objectStore('events');
    const last = await events.index('number').openCursor(null, 'prev');
    const number = (last?.value.number ?? 0) + 1;
    const { length } = proofs;
    const { event_id, at } = event;
    const stored = { number, event, state: 'waiting', message: '', isInRun: false } as const;
    const owned = { event_id, at };
    await Promise.all([
      events.add({ ...stored, proofs: length, proofsLeft: length }),
      ...proofs.map((proof, index) =>
        transaction
          .objectStore('proofs')
          .add({ ...proof, ...owned, proof_id: newClientId(), number: number * proofsOfEvent + index }),
      ),
      transaction.done,
    ]);
  } catch (error) {
    // A lack of space may show at the end of the transaction only.
    throw transaction.error ?? error;
  }
}

/** All reports that the device still has, oldest first. */
export function readEvents(database: DeviceDatabase): Promise<StoredEvent[]> {
  return database.getAllFromIndex('events', 'number');
}

/** The oldest reports that wait, among those after a number. */
export async function readWaiting(
  database: DeviceDatabase,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  const later = await database.getAllFromIndex('events', 'number', IDBKeyRange.lowerBound(after, true));
  return later.filter(({ state }) => state === 'waiting').slice(0, limit);
}

/** Changes stored reports in one transaction. @param change Returns the new report; undefined if it stays as it is. */
async function changeEvents(
  database: DeviceDatabase,
  ids: readonly string[],
  change: (stored: StoredEvent) => StoredEvent | undefined,
): Promise<void> {
  const transaction = database.transaction('events', 'readwrite', strict);
  await Promise.all([
    ...ids.map(async (id) => {
      const stored = await transaction.store.get(id);
      const next = stored && change(stored);
      if (next) await transaction.store.put(next);
    }),
    transaction.done,
  ]);
}

/** Stores the outcomes of reports that were sent. An outcome that this app does not know is a flag. */
export async function storeOutcomes(
  database: DeviceDatabase,
  outcomes: readonly EventOutcome[],
): Promise<void> {
  const byId = new Map(outcomes.map((outcome) => [outcome.event_id, outcome]));
  await changeEvents(database, [...byId.keys()], (stored) => {
    const { outcome, message = '' } = byId.get(stored.event.event_id) ?? {};
    // Another tab may have stored it.
    if (stored.state !== 'waiting') return undefined;
    return { ...stored, state: outcome === 'applied' ? 'sent' : 'flagged', message };
  });
}

/** Notes why a report still waits although the server could be reached. */
export async function noteProblem(database: DeviceDatabase, id: string, message: string): Promise<void> {
  await changeEvents(database, [id], (stored) => ({ ...stored, message }));
}

/** The next photo after a number, of a report that the server has. */
export async function readNextProof(
  database: DeviceDatabase,
  after: number,
): Promise<StoredProof | undefined> {
  const transaction = database.transaction(['events', 'proofs']);
  const index = transaction.objectStore('proofs').index('number');
  let cursor = await index.openCursor(IDBKeyRange.lowerBound(after, true));
  while (cursor) {
    const event = await transaction.objectStore('events').get(cursor.value.event_id);
    if (event?.state !== 'waiting') return cursor.value;
    cursor = await cursor.continue();
  }
  return undefined;
}

/** Removes a photo that the server has, or has refused for good: then its report says so. */
export async function removeProof(
  database: DeviceDatabase,
  proof: StoredProof,
  refusal?: string,
): Promise<void> {
  const transaction = database.transaction(['events', 'proofs'], 'readwrite', strict);
  const proofs = transaction.objectStore('proofs');
  const events = transaction.objectStore('events');
  // Another tab may have removed it.
  if (await proofs.getKey(proof.proof_id)) {
    await proofs.delete(proof.proof_id);
    const stored = await events.get(proof.event_id);
    if (stored) {
      const refused = refusal === undefined ? {} : { state: 'flagged' as const, message: refusal };
      await events.put({ ...stored, ...refused, proofsLeft: stored.proofsLeft - 1 });
    }
  }
  await transaction.done;
}
