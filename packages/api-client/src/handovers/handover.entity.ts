import { defineEntity } from '../description/define-entity.ts';
import { choice, json, moment, money, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** Written once, when the handover is reversed. */
const ofReversal = { nullable: true, sort: false } as const;

/**
 * Cash that a driver handed over. `expected` is what the driver owed of it: the orders, and `other`, cash of no order.
 * `difference` is `counted` and `commission_kept` less `expected`. `counts` holds the number of notes by value.
 */
export const handover = defineEntity({
  name: 'handover',
  table: 'handovers',
  key: ['handover_id'],
  fields: {
    handover_id: wholeNumber({ serial: true }),
    happened_at: moment({ search: false }),
    driver_id: text({ choices: 'drivers' }),
    name_driver: text(),
    orders: wholeNumber({ search: false }),
    other: signedMoney({ search: false }),
    expected: money(),
    counted: money(),
    commission_kept: money({ search: false }),
    difference: signedMoney({ search: false }),
    difference_reason: text({ nullable: true, sort: false, search: false }),
    state: choice(['Posted', 'Reversed'], { search: false }),
    person: text({ sort: false }),
    note: text({ nullable: true, sort: false }),
    counts: json({ nullable: true }),
    journal_id: wholeNumber({ serial: true, sort: false, search: false }),
    admin_id: text({ sort: false, search: false, code: true }),
    reversed_by: wholeNumber({ serial: true, sort: false, search: false }),
    reversed_at: moment({ ...ofReversal, search: false }),
    reversed_person: text({ ...ofReversal, search: false }),
    reversal_reason: text({ ...ofReversal, search: false }),
  },
  list: {
    name: 'handovers',
    path: '/DC/DisplayHandovers',
    allow: 'balances.see',
    rows: 'data',
    sort: '-handover_id',
    filters: { driver_id: 'value', state: 'choice', happened_at: 'days' },
  },
});

export type Handover = Row<typeof handover>;
