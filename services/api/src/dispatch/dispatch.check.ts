import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';
import { hashOrders, hashSigning, signedCodes, type ManifestEvidence } from './manifests.ts';

/** Compares the places and attempts of orders with their movements and attempts, which are numbered without gaps. */
export async function checkPlaces(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with moved as (
      select company_id, merchant_order_id, merchant_id, count(*) as movements, max(seq) as last,
        (array_agg(to_place order by seq desc))[1] as place
      from movements group by 1, 2, 3
    ), tried as (
      select company_id, merchant_order_id, merchant_id, count(*) as attempts, max(n) as last from attempts group by 1, 2, 3
    ), gap as (
      select m.company_id, m.merchant_order_id, m.merchant_id from movements m
      join movements n on n.company_id = m.company_id and n.merchant_order_id = m.merchant_order_id
        and n.merchant_id = m.merchant_id and n.seq = m.seq + 1
      where n.from_place <> m.to_place
      union all
      select company_id, merchant_order_id, merchant_id from movements where seq = 1 and from_place <> 'Merchant'
    )
    select o.company_id as "companyId", format('The parcel of order %s of merchant %s is said to be at %s; its movements say %s.',
      o.merchant_order_id, o.merchant_id, o.place, coalesce(m.place, 'Merchant')) as what
    from orders o left join moved m using (company_id, merchant_order_id, merchant_id)
    where o.place <> coalesce(m.place, 'Merchant')
    union all
    select company_id, format('Movements of order %s of merchant %s have gaps.', merchant_order_id, merchant_id)
    from moved where movements <> last
    union all
    select distinct company_id, format('A movement of order %s of merchant %s begins elsewhere than the one before it ended.',
      merchant_order_id, merchant_id) from gap
    union all
    select o.company_id, format('Order %s of merchant %s says %s attempts, it has %s.', o.merchant_order_id, o.merchant_id,
      o.attempts, coalesce(t.last, 0))
    from orders o left join tried t using (company_id, merchant_order_id, merchant_id)
    where o.attempts <> coalesce(t.last, 0)
    union all
    select company_id, format('Attempts of order %s of merchant %s have gaps.', merchant_order_id, merchant_id)
    from tried where attempts <> last`.execute(tx);
  return rows;
}

/** Compares runs with their lines: a closed run waits for nothing, and an order that is on an open run has not ended. */
export async function checkRuns(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select company_id as "companyId", format('Run %s is closed, and order %s of it is still open.', run_id, merchant_order_id) as what
    from run_lines l join runs r using (company_id, run_id) where l.is_open and r.state = 'Closed'
    union all
    select company_id, format('Order %s of merchant %s is %s, and on open run %s.', merchant_order_id, merchant_id, o.status, run_id)
    from run_lines l join orders o using (company_id, merchant_order_id, merchant_id)
    where l.is_open and o.status in ('Delivered', 'Returned', 'Cancelled')`.execute(tx);
  return rows;
}

/** Verifies the chain of the signatures of returns. */
export async function checkManifests(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<ManifestEvidence & { company_id: string; hash: string }>`
    select company_id, manifest_id, merchant_id, to_json(signed_at) #>> '{}' as signed_at, signer_name, signature, address_seen,
      user_agent, orders_sha256, previous_hash, hash
    from return_manifests where state = 'Signed' order by company_id, signed_at, manifest_id`.execute(tx);
  const last = new Map<string, string>();
  return rows.flatMap((row) => {
    const isNext = row.previous_hash === (last.get(row.company_id) ?? '');
    last.set(row.company_id, row.hash);
    if (isNext && hashSigning(row) === row.hash) return [];
    return [
      {
        companyId: row.company_id,
        what: `The signature of return manifest ${row.manifest_id} was altered, or the one before it.`,
      },
    ];
  });
}

/** Compares the parcels of signed manifests, deleted orders too, with the hash of those that were signed for. */
export async function checkSignedParcels(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<{ company_id: string; manifest_id: number; hash: string; codes: string[] }>`
    select s.company_id, s.manifest_id, s.orders_sha256 as hash, coalesce(array_agg(o.code
      order by l.merchant_order_id collate "C", l.merchant_id collate "C") filter (where o.code is not null), '{}') as codes
    from return_manifests s left join return_lines l using (company_id, manifest_id) left join (
      select o.company_id, o.merchant_order_id, o.merchant_id, ${signedCodes} as code from orders o
      union all
      select o.company_id, o.merchant_order_id, o.merchant_id, ${signedCodes} from deleted_orders o
    ) o on o.company_id = l.company_id and o.merchant_order_id = l.merchant_order_id and o.merchant_id = l.merchant_id
    where s.state = 'Signed' group by s.company_id, s.manifest_id`.execute(tx);
  return rows.flatMap(({ company_id: companyId, manifest_id, hash, codes }) =>
    hashOrders(codes) === hash
      ? []
      : [{ companyId, what: `The orders of return manifest ${manifest_id} are not those that were signed.` }],
  );
}
