import { defineEntity } from '../description/define-entity.ts';
import { moment, money, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * A driver with cash, a shortage, or orders to hand over. `held_since` is when the oldest of these orders was delivered, null
 * without orders; `other` is the cash of no order. The filter `waiting` leaves drivers who have held cash for more than a day.
 */
export const handoverDriver = defineEntity({
  name: 'handover_driver',
  reads: ['driver', 'ledger_entry', 'handover'],
  key: ['driver_id'],
  fields: {
    driver_id: text(),
    name_driver: text(),
    cash: signedMoney(),
    orders: wholeNumber(),
    held_since: moment({ nullable: true }),
    last_handover: moment({ nullable: true }),
    shortage: signedMoney(),
    commission: signedMoney(),
    other: signedMoney(),
    cash_limit: money({ nullable: true, sort: false }),
    waiting_since: moment({ row: false }),
  },
  list: {
    name: 'handover-drivers',
    path: '/DC/DisplayHandoverDrivers',
    allow: 'balances.see',
    rows: 'data',
    sort: 'waiting_since',
  },
});

export type HandoverDriver = Row<typeof handoverDriver>;
