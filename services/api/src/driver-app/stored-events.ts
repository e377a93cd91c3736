import { eventFlags, type EventFlag } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { ReportedEvent } from './reported-event.ts';
import type { Reporter } from './reporter.ts';

interface StoredEvent {
  driver_id: string;
  flag: EventFlag | null;
}

/** What became of an event at first; undefined for one that is new. */
export async function storedEvent(
  tx: Tx,
  companyId: string,
  eventId: string,
): Promise<StoredEvent | undefined> {
  const { rows } = await sql<{ driver_id: string; flag: string | null }>`
    select driver_id, flag from driver_events where company_id = ${companyId} and event_id = ${eventId}`.execute(
    tx,
  );
  const [row] = rows;
  return row && { ...row, flag: eventFlags.find((flag) => flag === row.flag) ?? null };
}

/** Keeps an event with what became of it. Without a time it happened at its receipt. */
export async function storeEvent(
  tx: Tx,
  { companyId, driverId }: Pick<Reporter, 'companyId' | 'driverId'>,
  event: ReportedEvent,
  flag: EventFlag | undefined,
): Promise<void> {
  const { id, kind, body, deviceAt, code = null, key, runId = null, at = null } = event;
  await sql`
    insert into driver_events (company_id, event_id, driver_id, run_id, kind, merchant_order_id, merchant_id, code, body, device_at, at,
      outcome, flag)
    values (${companyId}, ${id}, ${driverId}, ${runId}::bigint, ${kind}, ${key?.merchant_order_id ?? null},
      ${key?.merchant_id ?? null}, ${code}, ${body}::text::jsonb, ${deviceAt ?? null}::timestamptz,
      coalesce(${at}::timestamptz, clock_timestamp()), ${flag ? 'Flagged' : 'Applied'}, ${flag ?? null})`.execute(
    tx,
  );
}
