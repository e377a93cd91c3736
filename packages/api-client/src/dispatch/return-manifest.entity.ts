import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, reference, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

const plain = { sort: false, search: false } as const;

/**
 * Parcels that a merchant gets back, with the evidence of who signed for them. `signature` is a PNG as a data URL, null for a name
 * that was typed. `hash` covers the values of the signing, the orders of the manifest, and the hash of the signing before it.
 */
export const returnManifest = defineEntity({
  name: 'return_manifest',
  reads: ['order', 'merchant'],
  key: ['manifest_id'],
  fields: {
    manifest_id: wholeNumber({ serial: true }),
    merchant_id: reference('merchants', { typed: true, sort: false, nameAs: 'merchant_name' }),
    state: choice(['Draft', 'Signed'], plain),
    parcels: wholeNumber(plain),
    created_at: moment(plain),
    person: text({ sort: false }),
    signed_at: moment({ ...plain, nullable: true }),
    signer_name: text({ sort: false, nullable: true }),
    signature: text({ ...plain, nullable: true, code: true }),
    address_seen: text({ ...plain, nullable: true, code: true }),
    user_agent: text({ ...plain, nullable: true, code: true }),
    orders_sha256: text({ ...plain, nullable: true, code: true }),
    hash: text({ ...plain, nullable: true, code: true }),
  },
  list: {
    name: 'return-manifests',
    path: '/DC/DisplayReturnManifests',
    allow: 'orders.see',
    rows: 'data',
    sort: '-manifest_id',
    filters: { merchant_id: 'value', state: 'choice' },
  },
});

export type ReturnManifest = Row<typeof returnManifest>;
