import type { Place } from '@tawseel/api-client/dispatch-schemas';
import type { OrderKey, OrderStatus } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Where a parcel is after its order became the status; it stays where it was after the others. */
const placeOf: Partial<Record<OrderStatus, Place>> = {
  Accepted: 'Branch',
  'Picked Up': 'Driver',
  'In Transit': 'Driver',
  Delivered: 'Customer',
};

/** How a parcel moved: with which driver and run, and when and by which scan a device saw it. */
export interface Passage {
  driverId?: string | null;
  runId?: number | undefined;
  /** The device's own id of the scan: one movement has it. */
  clientId?: string | undefined;
  /** Default: now. */
  at?: string | undefined;
}

/** The places that a parcel passes while its order takes statuses one after the other. */
export function placesOf(from: string, steps: readonly OrderStatus[]): Place[] {
  let place = from;
  return steps.flatMap((step) => {
    const next = placeOf[step];
    if (!next || next === place) return [];
    place = next;
    return [next];
  });
}

/** Records that the parcel of a locked order passed places; the order's place follows by a trigger. */
export async function recordMovements(
  tx: Tx,
  companyId: string,
  { merchant_order_id, merchant_id }: OrderKey,
  from: string,
  places: readonly Place[],
  { driverId = null, runId, clientId, at }: Passage,
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    insert into movements (company_id, merchant_order_id, merchant_id, seq, from_place, to_place, driver_id, run_id, client_id, at)
    select ${companyId}, ${merchant_order_id}, ${merchant_id}, last + p.n, lag(place, 1, ${from}) over (order by p.n), place,
      ${driverId}, ${runId ?? null}::bigint, case when p.n = ${places.length} then ${clientId ?? null}::uuid end,
      least(${at ?? null}::timestamptz, clock_timestamp())
    from unnest(${places}::text[]) with ordinality p (place, n), (
      select coalesce(max(seq), 0) as last from movements where company_id = ${companyId}
        and merchant_order_id = ${merchant_order_id} and merchant_id = ${merchant_id}) before`.execute(tx);
}
