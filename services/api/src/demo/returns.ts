import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { hashOrders, hashSigning, signedCodes } from '../dispatch/manifests.ts';
import { insertRows } from './insert-rows.ts';
import { dispatcher } from './scanners.ts';
import { signaturePng } from './signature-png.ts';
import { workingMoment } from './working-time.ts';

const tablet =
  'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Merchants sign on the tablet, or one of three says their name. */
const signatures = [signaturePng(4), signaturePng(7), null];

interface Signing {
  merchant_id: string;
  signed_at: string;
  full_name: string;
  orders: string[];
  codes: string[];
}

/** Adds the manifests that merchants signed, each with the hash of the one before. */
async function addSigned(tx: Tx, companyId: string) {
  const { rows } = await sql<Signing>`
    select o.merchant_id, to_json(o.moved_at) #>> '{}' as signed_at, m.full_name,
      array_agg(o.merchant_order_id order by o.merchant_order_id collate "C") as orders,
      array_agg(${signedCodes} order by o.merchant_order_id collate "C") as codes
    from orders o join merchants m using (company_id, merchant_id)
    where o.company_id = ${companyId} and o.status = 'Returned' and o.place = 'Merchant'
    group by o.merchant_id, o.moved_at, m.full_name order by o.moved_at, o.merchant_id`.execute(tx);
  let previous_hash = '';
  await insertRows(
    tx,
    'return_manifests',
    rows.map(({ merchant_id, signed_at, full_name, codes }, i) => {
      const evidence = {
        previous_hash,
        manifest_id: i + 1,
        merchant_id,
        signed_at,
        signer_name: full_name,
        signature: signatures[Number(merchant_id.slice(2)) % signatures.length] ?? null,
        address_seen: '192.0.2.10',
        user_agent: tablet,
        orders_sha256: hashOrders(codes),
      };
      const hash = hashSigning(evidence);
      previous_hash = hash;
      return {
        company_id: companyId,
        state: 'Signed',
        person: dispatcher,
        created_at: signed_at,
        ...evidence,
        hash,
      };
    }),
  );
  await insertRows(
    tx,
    'return_lines',
    rows.flatMap(({ merchant_id, orders }, i) =>
      orders.map((merchant_order_id) => ({
        company_id: companyId,
        manifest_id: i + 1,
        merchant_order_id,
        merchant_id,
      })),
    ),
  );
  return rows.length;
}

/** Adds the manifest of the merchant whose returns wait for the longest time; it is to be signed. */
async function addDraft(tx: Tx, companyId: string, number: number, now: number) {
  await sql`
    with waiting as (
      select company_id, merchant_order_id, merchant_id, moved_at from orders
      where company_id = ${companyId} and status = 'Returned' and place = 'Branch' and moved_at < ${workingMoment(now - 0.6)}
    ), away as (
      select company_id, merchant_id from waiting order by moved_at, merchant_order_id limit 1
    ), added as (
      insert into return_manifests (company_id, manifest_id, merchant_id, person, created_at)
      select company_id, ${number}, merchant_id, ${dispatcher}, ${workingMoment(now - 0.5)} from away
    )
    insert into return_lines (company_id, manifest_id, merchant_order_id, merchant_id)
    select company_id, ${number}, merchant_order_id, merchant_id from waiting join away using (company_id, merchant_id)`.execute(
    tx,
  );
}

/** Adds the manifests of the returned orders. */
export async function addReturns(tx: Tx, companyId: string, now: number): Promise<void> {
  const signed = await addSigned(tx, companyId);
  await addDraft(tx, companyId, signed + 1, now);
}
