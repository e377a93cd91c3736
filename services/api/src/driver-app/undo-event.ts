import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { orderOfKey, scannedBefore } from '../dispatch/scanned.ts';
import { takeBack } from '../dispatch/undo-scan.ts';
import { ApiError } from '../errors/api-error.ts';
import { Flagged } from './flagged.ts';
import type { Reporter } from './reporter.ts';

interface Undone {
  outcome: string;
  is_undone: boolean;
  /** Whether the driver may take back the end of an order without the Owner. */
  may_reverse: boolean;
}

async function eventToUndo(tx: Tx, { companyId, driverId }: Reporter, eventId: string) {
  const { rows } = await sql<Undone>`
    select outcome, undone_at is not null as is_undone, received_at > clock_timestamp() - interval '10 minutes'
        and not exists (select from movements m join runs r using (company_id, run_id)
          where m.company_id = e.company_id and m.client_id = e.event_id and r.state = 'Closed') as may_reverse
    from driver_events e where company_id = ${companyId} and event_id = ${eventId} and driver_id = ${driverId}`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Takes back what a driver reported, while it is the last of its order. A report that waits for the dispatcher is put aside.
 *
 * @throws Flagged
 */
export async function undoEvent(tx: Tx, reporter: Reporter, eventId: string | undefined): Promise<void> {
  const { companyId, language } = reporter;
  if (!eventId) throw new Flagged('unreadable');
  await takeTurn(tx, companyId, `scan ${eventId.toLowerCase()}`);
  const key = await scannedBefore(tx, companyId, eventId);
  // The run of a locked order does not close.
  if (key) await orderOfKey(tx, companyId, key);
  const event = await eventToUndo(tx, reporter, eventId);
  if (!event) throw new Flagged('unknown');
  if (event.is_undone || event.outcome === 'Dismissed') return;
  if (event.outcome === 'Accepted') throw new ApiError('changed', { message: 'reportDecided' });
  if (event.outcome === 'Flagged') {
    await sql`update driver_events set outcome = 'Dismissed', decided_at = clock_timestamp(),
        decided_by = current_setting('app.person', true), undone_at = clock_timestamp()
      where company_id = ${companyId} and event_id = ${eventId}`.execute(tx);
    return;
  }
  const require = (permission: string) => {
    if (permission === 'orders.reverse' && !event.may_reverse)
      throw new ApiError('changed', { message: 'reportTooLate' });
  };
  await takeBack(tx, { companyId, language, require }, eventId);
}
