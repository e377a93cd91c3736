import { createHash } from 'node:crypto';
import {
  returnManifest,
  type ManifestCreation,
  type ManifestSigning,
} from '@tawseel/api-client/dispatch-schemas';
import { sql } from 'kysely';
import { readSignatureImage } from '../contracts/signature-image.ts';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { recordMovements } from '../orders/movements.ts';
import { requireReferences } from '../rows/references.ts';
import { eachOnce, lockOrders } from './run-lines.ts';
import { orderOfKey } from './scanned.ts';

/** Orders of a merchant that wait for their return in the branch. */
async function waitingIn(tx: Tx, companyId: string, merchantId: string) {
  const { rows } = await sql<{ merchant_order_id: string; merchant_id: string }>`
    select o.merchant_order_id, o.merchant_id from orders o
    where o.company_id = ${companyId} and o.merchant_id = ${merchantId} and o.place = 'Branch'
      and o.status in ('Returned', 'Cancelled') and not exists (select from return_lines l where l.company_id = o.company_id
        and l.merchant_order_id = o.merchant_order_id and l.merchant_id = o.merchant_id)`.execute(tx);
  return rows;
}

/**
 * Makes a manifest of parcels that their merchant gets back. Returns its number.
 *
 * @throws ApiError `invalid` without parcels; `changed` if one of them does not wait for its return
 */
export async function createManifest(
  tx: Tx,
  companyId: string,
  { merchant_id, orders }: ManifestCreation,
): Promise<number> {
  await takeTurn(tx, companyId, 'return manifests');
  const keys = orders ?? (await waitingIn(tx, companyId, merchant_id));
  await lockOrders(tx, companyId, keys);
  await requireReferences(tx, companyId, returnManifest, { merchant_id });
  if (keys.length === 0) throw invalid({ orders: 'required' });
  if (keys.some((key) => key.merchant_id !== merchant_id)) throw invalid({ orders: 'invalid' });
  const { rows } = await sql<{ manifest_id: number }>`
    insert into return_manifests (company_id, manifest_id, merchant_id)
    select ${companyId}, coalesce(max(manifest_id), 0) + 1, ${merchant_id} from return_manifests where company_id = ${companyId}
    returning manifest_id`.execute(tx);
  const number = rows[0]?.manifest_id ?? 0;
  for (const key of eachOnce(keys)) {
    const { status, place } = await orderOfKey(tx, companyId, key);
    const { numAffectedRows } = await sql`
      insert into return_lines (company_id, manifest_id, merchant_order_id, merchant_id)
      select ${companyId}, ${number}, ${key.merchant_order_id}, ${key.merchant_id}
      where ${status === 'Returned' || status === 'Cancelled'} and ${place === 'Branch' || place === 'Driver'}
      on conflict do nothing`.execute(tx);
    if (!numAffectedRows) throw new ApiError('changed', { message: 'onOtherManifest' });
  }
  return number;
}

/** Locks a manifest that is not signed. @throws ApiError `changed` if it is */
async function lockDraft(tx: Tx, companyId: string, manifestId: number) {
  const { rows } = await sql<{
    merchant_id: string;
    state: string;
  }>`select merchant_id, state from return_manifests
    where company_id = ${companyId} and manifest_id = ${manifestId} for update`.execute(tx);
  if (!rows[0]) throw notFound();
  if (rows[0].state !== 'Draft')
    throw new ApiError('changed', { message: 'manifestDone', values: { number: String(manifestId) } });
  return rows[0];
}

/** Deletes a manifest that is not signed; its parcels wait again. @throws ApiError `changed` */
export async function deleteManifest(tx: Tx, companyId: string, manifestId: number): Promise<void> {
  await lockDraft(tx, companyId, manifestId);
  const at = sql`company_id = ${companyId} and manifest_id = ${manifestId}`;
  await sql`delete from return_lines where ${at}`.execute(tx);
  await sql`delete from return_manifests where ${at}`.execute(tx);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Values of a signing, each of them and their order part of its hash. */
export interface ManifestEvidence {
  previous_hash: string;
  manifest_id: number;
  merchant_id: string;
  signed_at: string;
  signer_name: string;
  signature: string | null;
  address_seen: string;
  user_agent: string;
  orders_sha256: string;
}

/** The hash of a signing, which covers the one of the signing before it. */
export function hashSigning(evidence: ManifestEvidence): string {
  const { previous_hash, manifest_id, merchant_id, signed_at, signer_name, signature, ...rest } = evidence;
  const { address_seen, user_agent, orders_sha256 } = rest;
  return sha256(
    JSON.stringify([
      previous_hash,
      manifest_id,
      merchant_id,
      signed_at,
      signer_name,
      signature && sha256(signature),
      address_seen,
      user_agent,
      orders_sha256,
    ]),
  );
}

/** The hash of a manifest's orders, in the order of their keys. */
export function hashOrders(codes: readonly string[]): string {
  return sha256(JSON.stringify(codes));
}

/** The parcels of a manifest as its signer saw them. */
export const signedCodes = sql`json_build_array(o.merchant_order_id, o.parcel_code, o.pieces, (o.total_price * 0.001)::float8)::text`;

/**
 * Signs a manifest, once, with its evidence: time, signer, address, and a chain of hashes. Its parcels are with the merchant.
 *
 * @throws ApiError `changed` if it is signed, or one of its parcels is gone
 */
export async function signManifest(
  tx: Tx,
  { companyId, address, userAgent }: Caller,
  { manifest_id, signer_name, signature_image: signature }: ManifestSigning,
): Promise<void> {
  if (signature !== undefined) readSignatureImage(signature);
  // The signings of a company take turns: each follows the last.
  await takeTurn(tx, companyId, 'return manifests');
  // Orders are locked before their manifest, as reversals do.
  const lines = sql`select merchant_order_id, merchant_id from return_lines
    where company_id = ${companyId} and manifest_id = ${manifest_id}`;
  await sql`select from orders where company_id = ${companyId} and (merchant_order_id, merchant_id) in (${lines})
    order by merchant_order_id, merchant_id for update`.execute(tx);
  const { merchant_id } = await lockDraft(tx, companyId, manifest_id);
  // An order that is deleted waits for its return again once it is restored.
  await sql`delete from return_lines l where l.company_id = ${companyId} and l.manifest_id = ${manifest_id}
    and not exists (select from orders o where o.company_id = l.company_id and o.merchant_order_id = l.merchant_order_id
      and o.merchant_id = l.merchant_id)`.execute(tx);
  const { rows: parcels } = await sql<{ merchant_order_id: string; merchant_id: string; code: string }>`
    select o.merchant_order_id, o.merchant_id, ${signedCodes} as code
    from return_lines l join orders o using (company_id, merchant_order_id, merchant_id)
    where l.company_id = ${companyId} and l.manifest_id = ${manifest_id}
    order by o.merchant_order_id collate "C", o.merchant_id collate "C"`.execute(tx);
  if (parcels.length === 0) throw new ApiError('changed', { message: 'onOtherManifest' });
  for (const parcel of parcels) {
    const { place } = await orderOfKey(tx, companyId, parcel);
    await recordMovements(tx, companyId, parcel, place, place === 'Merchant' ? [] : ['Merchant'], {});
  }
  const { rows } = await sql<{ now: string; previous: string | null }>`
    select to_json(date_trunc('milliseconds', clock_timestamp())) #>> '{}' as now, (
      select hash from return_manifests where company_id = ${companyId} and hash is not null
      order by signed_at desc, manifest_id desc limit 1) as previous`.execute(tx);
  const evidence = {
    previous_hash: rows[0]?.previous ?? '',
    manifest_id,
    merchant_id,
    signed_at: rows[0]?.now ?? '',
    signer_name,
    signature: signature ?? null,
    address_seen: address,
    user_agent: userAgent.slice(0, 500),
    orders_sha256: hashOrders(parcels.map(({ code }) => code)),
  };
  await sql`update return_manifests set state = 'Signed', signed_at = ${evidence.signed_at}::text::timestamptz,
      signer_name = ${signer_name}, signature = ${evidence.signature}, address_seen = ${address},
      user_agent = ${evidence.user_agent}, orders_sha256 = ${evidence.orders_sha256},
      previous_hash = ${evidence.previous_hash}, hash = ${hashSigning(evidence)}
    where company_id = ${companyId} and manifest_id = ${manifest_id}`.execute(tx);
}
