import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, money, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { places } from '../orders/place.ts';

const plain = { sort: false, search: false } as const;

/** An order whose parcel a merchant gets back, in manifest 0 until it is on one. */
export const returnedParcel = defineEntity({
  name: 'returned_parcel',
  reads: ['order', 'merchant'],
  key: ['merchant_order_id', 'merchant_id', 'manifest_id'],
  fields: {
    manifest_id: wholeNumber({ serial: true, ...plain }),
    merchant_order_id: text({ sort: false }),
    merchant_id: text({ sort: false }),
    parcel_code: text({ sort: false }),
    pieces: wholeNumber(plain),
    name_customer: text({ sort: false }),
    city_order: text({ sort: false }),
    status: choice(orderStatuses, plain),
    place: choice(places, plain),
    total_price: money(plain),
    end_reason: text({ ...plain, nullable: true }),
    ended_at: moment({ search: false }),
  },
  list: {
    name: 'returned-parcels',
    path: '/DC/DisplayReturnedParcels',
    allow: 'orders.see',
    rows: 'data',
    sort: 'ended_at',
    filters: { merchant_id: 'value', manifest_id: 'value' },
  },
});

/** A merchant who gets parcels back. `oldest` is when the first of them came back from its customer. */
export const waitingReturn = defineEntity({
  name: 'waiting_return',
  reads: ['order', 'merchant'],
  key: ['merchant_id'],
  fields: {
    merchant_id: text(),
    merchant_name: text({ sort: false }),
    parcels: wholeNumber({ search: false }),
    in_branch: wholeNumber(plain),
    oldest: moment({ search: false }),
    /** The manifest that waits for a signature, 0 if there is none. */
    manifest_id: wholeNumber({ serial: true, ...plain }),
  },
  list: {
    name: 'waiting-returns',
    path: '/DC/DisplayWaitingReturns',
    allow: 'orders.see',
    rows: 'data',
    sort: 'oldest',
  },
});

export type ReturnedParcel = Row<typeof returnedParcel>;
export type WaitingReturn = Row<typeof waitingReturn>;
