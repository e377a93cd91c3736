import { defineEntity } from '../description/define-entity.ts';
import { choice, day, moment, money, reference, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

export const runStates = ['Draft', 'Issued', 'Closed'] as const;

const counted = { sort: false, search: false } as const;

/**
 * A driver's round of a day. `parcels` counts its orders, `waiting` those without an outcome. `to_collect` is what the driver collects if
 * all are delivered, `collected` what was taken at the doors of the delivered ones.
 */
export const run = defineEntity({
  name: 'run',
  reads: ['order', 'driver'],
  key: ['run_id'],
  fields: {
    run_id: wholeNumber({ serial: true }),
    day: day({ search: false }),
    driver_id: reference('drivers', { typed: true, sort: false, nameAs: 'driver_name' }),
    state: choice(runStates, counted),
    parcels: wholeNumber(counted),
    waiting: wholeNumber(counted),
    delivered: wholeNumber(counted),
    failed: wholeNumber(counted),
    to_collect: money(counted),
    collected: money(counted),
    person: text({ sort: false }),
    created_at: moment(counted),
    issued_at: moment({ ...counted, nullable: true }),
    closed_at: moment({ ...counted, nullable: true }),
    note: text({ sort: false, nullable: true }),
  },
  list: {
    name: 'runs',
    path: '/DC/DisplayRuns',
    allow: 'orders.see',
    rows: 'data',
    sort: '-run_id',
    filters: { driver_id: 'value', state: 'choice', day: 'days' },
  },
});

export type Run = Row<typeof run>;
