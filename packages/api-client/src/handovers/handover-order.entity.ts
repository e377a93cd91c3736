import { defineEntity } from '../description/define-entity.ts';
import { moment, money, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** An order whose cash a driver collected, in handover 0 until it is handed over. `journal_id` is that of its delivery. */
export const handoverOrder = defineEntity({
  name: 'handover_order',
  reads: ['order', 'ledger_entry', 'handover'],
  key: ['journal_id', 'handover_id'],
  fields: {
    journal_id: wholeNumber({ serial: true }),
    handover_id: wholeNumber({ serial: true, sort: false }),
    driver_id: text({ sort: false }),
    merchant_order_id: text({ sort: false }),
    merchant_id: text({ sort: false }),
    name_shop: text({ nullable: true, sort: false }),
    city_order: text({ nullable: true, sort: false }),
    collected_at: moment({ sort: false }),
    amount: money({ sort: false }),
  },
  list: {
    name: 'handover-orders',
    path: '/DC/DisplayHandoverOrders',
    allow: 'balances.see',
    rows: 'data',
    sort: 'journal_id',
    filters: { driver_id: 'value', handover_id: 'value' },
  },
});

export type HandoverOrder = Row<typeof handoverOrder>;
