import { defineEntity } from '../description/define-entity.ts';
import { moment, text } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { order } from './order.entity.ts';

/** An order of the deleted history: the order as it was, when it was deleted and by whom (`admin`). */
export const deletedOrder = defineEntity({
  name: 'deleted_order',
  table: 'deleted_orders',
  key: order.key,
  fields: {
    ...order.fields,
    timedeleted: moment({ input: 'none' }),
    from_deletion: text({ input: 'none', known: ['admin'] }),
  },
  list: {
    name: 'deleted-orders',
    path: '/DC/Display_deleted_records_Orders',
    allow: 'orders.see',
    rows: 'date',
    sort: '-timedeleted',
  },
});

export type DeletedOrder = Row<typeof deletedOrder>;
