import { defineEntity } from '../description/define-entity.ts';
import { choice, money, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { places } from '../orders/place.ts';

/** What became of a parcel on its run: `Back` is one that came back to the branch without an attempt. */
export const runOutcomes = ['Delivered', 'Failed', 'Returned', 'Back'] as const;

const plain = { sort: false, search: false } as const;
const ofOrder = { ...plain, nullable: true } as const;

/**
 * An order of a run, in the order of the round, with what its parcel says at present. Values of the order are null where it was
 * deleted. `is_open` is whether the driver still has to report it, `proofs` how many photos and signatures the driver sent of the order.
 */
export const runLine = defineEntity({
  name: 'run_line',
  reads: ['order', 'driver', 'merchant'],
  key: ['run_id', 'merchant_order_id', 'merchant_id'],
  fields: {
    run_id: wholeNumber({ serial: true, ...plain }),
    position: wholeNumber({ search: false }),
    merchant_order_id: text({ sort: false }),
    merchant_id: text({ sort: false }),
    outcome: choice(runOutcomes, ofOrder),
    is_open: choice(['Yes', 'No'], plain),
    parcel_code: text({ sort: false, nullable: true }),
    pieces: wholeNumber(ofOrder),
    name_shop: text({ sort: false, nullable: true }),
    name_customer: text({ sort: false, nullable: true }),
    phone_customer: text({ sort: false, nullable: true }),
    city_order: text({ sort: false, nullable: true }),
    address_order: text({ sort: false, nullable: true }),
    total_price: money(ofOrder),
    to_collect: money(ofOrder),
    status: choice(orderStatuses, ofOrder),
    place: choice(places, ofOrder),
    attempts: wholeNumber(ofOrder),
    reason_id: text({ ...plain, nullable: true }),
    amount_taken: money(ofOrder),
    note: text({ ...plain, nullable: true }),
    proofs: wholeNumber({ ...plain, needs: 'driver_app' }),
  },
  list: {
    name: 'run-lines',
    path: '/DC/DisplayRunLines',
    allow: 'orders.see',
    rows: 'data',
    sort: 'position',
    filters: { run_id: 'value', outcome: 'choice' },
  },
});

export type RunLine = Row<typeof runLine>;
