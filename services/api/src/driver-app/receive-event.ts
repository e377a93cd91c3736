import type { DriverEventOutcome } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { scannedBefore } from '../dispatch/scanned.ts';
import { failureResponse } from '../http/failure-response.ts';
import { applyToOrder } from './apply-event.ts';
import { requireDriversOrder } from './event-rules.ts';
import { Flagged, flaggedOf } from './flagged.ts';
import { runToLoad } from './load-parcel.ts';
import { momentOf, readEvent, type RawEvent, type ReportedEvent } from './reported-event.ts';
import { reportedOrder } from './reported-order.ts';
import type { Reporter } from './reporter.ts';
import { sortStops } from './sort-stops.ts';
import { storedEvent, storeEvent } from './stored-events.ts';
import { undoEvent } from './undo-event.ts';

/** Applies an event, and adds what it finds out to `reported`. @throws Flagged, or another error that refuses it */
async function applyEvent(tx: Tx, reporter: Reporter, reported: ReportedEvent): Promise<void> {
  const { companyId, driverId } = reporter;
  const { event } = reported;
  if (!event) throw new Flagged('unreadable');
  // A scan of the desk has the id already.
  if (await scannedBefore(tx, companyId, reported.id)) throw new Flagged('refused');
  if (event.kind === 'sorted') return sortStops(tx, companyId, driverId, event);
  if (event.kind === 'undone') return undoEvent(tx, reporter, event.undoes);
  const run = event.kind === 'loaded' ? await runToLoad(tx, companyId, driverId, event.run_id) : undefined;
  const order = await reportedOrder(tx, reporter, event);
  const { merchant_order_id, merchant_id, run_id: runId } = order;
  Object.assign(reported, { key: { merchant_order_id, merchant_id }, ...(runId && { runId }) });
  const { at, today } = await momentOf(tx, reporter, reported);
  reported.at = at;
  await requireDriversOrder(tx, reporter, event, order);
  await applyToOrder(tx, { companyId, driverId, event, at, today, ...(run && { run }) }, order);
}

function outcomeOf(
  { language, requestId }: Reporter,
  event_id: string,
  flagged: Flagged | undefined,
): DriverEventOutcome {
  if (!flagged) return { event_id, outcome: 'applied', flag: null, message: '' };
  const { message } = failureResponse(flagged.fault, language, requestId);
  return { event_id, outcome: 'flagged', flag: flagged.flag, message };
}

/**
 * Applies what a driver reports, once for each event; one that cannot be applied is kept for the dispatcher and leaves no other
 * change. `warn` gets errors that no rule explains.
 */
export async function receiveEvent(
  tx: Tx,
  reporter: Reporter,
  raw: RawEvent,
  warn: (error: unknown) => void,
): Promise<DriverEventOutcome> {
  const { companyId, driverId } = reporter;
  const reported = readEvent(raw);
  await takeTurn(tx, companyId, `scan ${reported.id}`);
  const before = await storedEvent(tx, companyId, reported.id);
  if (before) {
    const flag = before.driver_id === driverId ? before.flag : 'refused';
    return outcomeOf(reporter, raw.event_id, flag ? new Flagged(flag) : undefined);
  }
  await sql`savepoint report`.execute(tx);
  const flagged = await applyEvent(tx, reporter, reported).then(
    () => undefined,
    async (error: unknown) => {
      const reason = flaggedOf(error);
      if (reason.fault.status >= 500) warn(error);
      await sql`rollback to savepoint report`.execute(tx);
      return reason;
    },
  );
  const { at = (await momentOf(tx, reporter, reported)).at } = reported;
  await storeEvent(tx, reporter, { ...reported, at }, flagged?.flag);
  return outcomeOf(reporter, raw.event_id, flagged);
}
