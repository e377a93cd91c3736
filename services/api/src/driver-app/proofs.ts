import type { DriverProof } from '@tawseel/api-client/driver-app-schemas';
import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { invalid, notFound } from '../errors/api-error.ts';
import { readProofImage } from './proof-image.ts';
import { deviceTimeOf } from './reported-event.ts';
import type { Reporter } from './reporter.ts';

const maxProofs = 9;

/**
 * Stores a photo or signature of an event of the driver, once.
 *
 * @throws ApiError `not_found` without such an event; `invalid` if it has enough of them
 */
export async function storeProof(
  tx: Tx,
  { companyId, driverId }: Pick<Reporter, 'companyId' | 'driverId'>,
  { proof_id, event_id, kind, at, image }: DriverProof,
): Promise<void> {
  const { mediaType, content } = readProofImage(image);
  await takeTurn(tx, companyId, `proofs of ${event_id.toLowerCase()}`);
  const { rows } = await sql<{ count: number; is_stored: boolean }>`
    select count(p.proof_id)::int as count, coalesce(bool_or(p.proof_id = ${proof_id}::uuid), false) as is_stored
    from driver_events e left join driver_proofs p using (company_id, event_id)
    where e.company_id = ${companyId} and e.event_id = ${event_id} and e.driver_id = ${driverId} group by e.event_id`.execute(
    tx,
  );
  const [event] = rows;
  if (!event) throw notFound();
  if (event.is_stored) return;
  if (event.count >= maxProofs) throw invalid({ event_id: 'invalid' });
  // A photo is taken before its report is sent; a device's clock may be wrong.
  const { numAffectedRows } = await sql`
    insert into driver_proofs (company_id, proof_id, event_id, merchant_order_id, merchant_id, kind, media_type, content, at)
    select company_id, ${proof_id}, event_id, merchant_order_id, merchant_id, ${kind}, ${mediaType}, ${content},
      least(greatest(${deviceTimeOf(at) ?? null}::timestamptz, at - interval '1 hour'), clock_timestamp())
    from driver_events where company_id = ${companyId} and event_id = ${event_id}
    on conflict (company_id, proof_id) do nothing`.execute(tx);
  // The id belongs to another event.
  if (!numAffectedRows) throw notFound();
}

/** A response has no more images; the first ones of each order come before its further ones. */
const maxShown = 100;

/** Photos and signatures of orders, except those of reports that were taken back, as one JSON text. */
export function proofsQuery(companyId: string, orders: readonly OrderKey[]): RawBuilder<{ summary: string }> {
  const ids = orders.map((order) => order.merchant_order_id);
  const merchants = orders.map((order) => order.merchant_id);
  return sql`select coalesce(json_agg(p order by p.merchant_order_id, p.merchant_id, p.at, p.proof_id), '[]')::text as summary from (
    select p.proof_id, p.merchant_order_id, p.merchant_id, e.kind as event_kind, p.kind, d.name_driver as driver_name, p.at,
      'data:' || p.media_type || ';base64,' || translate(encode(p.content, 'base64'), E'\n', '') as image
    from unnest(${ids}::text[], ${merchants}::text[]) k (merchant_order_id, merchant_id)
    join driver_proofs p on p.company_id = ${companyId} and p.merchant_order_id = k.merchant_order_id and p.merchant_id = k.merchant_id
    join driver_events e on e.company_id = p.company_id and e.event_id = p.event_id
    join drivers d on d.company_id = e.company_id and d.driver_id = e.driver_id
    where e.undone_at is null
    order by row_number() over (partition by p.merchant_order_id, p.merchant_id order by p.at), p.at limit ${maxShown}) p`;
}
