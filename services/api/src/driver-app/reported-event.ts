import { driverEvent, type DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import type { Reporter } from './reporter.ts';

/** An event as a device sent it. */
export type RawEvent = Readonly<Record<string, unknown>> & { event_id: string };

/** An event with what is known of it; the rest is found out while it is applied. */
export interface ReportedEvent {
  /** In lower case, as the database has it. */
  id: string;
  kind: string;
  /** Undefined for one that the server cannot read. */
  event: DriverEvent | undefined;
  /** The event as it was sent, as JSON that the database can hold. */
  body: string;
  /** When it happened by the device's clock. */
  deviceAt?: string;
  code?: string;
  key?: { merchant_order_id: string; merchant_id: string };
  runId?: number;
  /** When it happened, ISO 8601: between the run's issue and the receipt. */
  at?: string;
}

const maxDepth = 8;

/** Text that PostgreSQL can hold. */
const storable = (text: string) => text.replaceAll('\0', '');

/** A value as the database can hold it; what is nested too deep is left out. */
function storableValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => storableValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [storable(name), storableValue(item, depth + 1)]),
  );
}

/** A device's time; undefined for one that is none, or of another age. */
export function deviceTimeOf(at: unknown): string | undefined {
  const time = new Date(typeof at === 'string' ? at : Number.NaN);
  const year = time.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? time.toISOString() : undefined;
}

/** What the server understands of an event that it cannot read as a whole. */
const parts = z.looseObject({
  kind: z.catch(z.string().check(z.maxLength(50)), ''),
  code: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
  order: z.catch(driverEvent.shape.order, undefined),
});

export function readEvent(raw: RawEvent): ReportedEvent {
  const result = z.safeParse(driverEvent, raw);
  const { kind, code, order } = result.success ? result.data : z.parse(parts, raw);
  const deviceAt = deviceTimeOf(raw.at);
  return {
    id: raw.event_id.toLowerCase(),
    kind: storable(kind),
    event: result.success ? { ...result.data, event_id: raw.event_id.toLowerCase() } : undefined,
    body: JSON.stringify(storableValue(raw)),
    ...(deviceAt && { deviceAt }),
    ...(code && { code: storable(code) }),
    ...(order && { key: order }),
  };
}

/** When an event happened: between the issue of its run, or else the driver's sign-in, and its receipt. With the company's day. */
export async function momentOf(
  tx: Tx,
  { companyId, driverId, sessionId }: Reporter,
  { deviceAt, runId }: Pick<ReportedEvent, 'deviceAt' | 'runId'>,
): Promise<{ at: string; today: string }> {
  const { rows } = await sql<{ at: string; today: string }>`
    select to_json(least(greatest(${deviceAt ?? null}::timestamptz, coalesce(
        (select issued_at from runs where company_id = ${companyId} and driver_id = ${driverId} and run_id = ${runId ?? null}::bigint),
        (select started_at from driver_sessions where company_id = ${companyId} and session_id = ${sessionId}::uuid)
      )), clock_timestamp())) #>> '{}' as at, current_date::text as today`.execute(tx);
  const { at = '', today = '' } = rows[0] ?? {};
  return { at, today };
}
