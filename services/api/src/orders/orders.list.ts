import { deletedOrder, order } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { entityList } from '../lists/entity-list.ts';
import {
  lateOrder,
  unassignedOrder,
  undecidedOrder,
  unmovedOrder,
  unsuccessfulOrder,
} from '../open-orders/attention.ts';
import { stagesOf } from '../open-orders/stages.ts';
import { ofImport } from './of-import.ts';

export const orderList = entityList(order, {
  changing: ['driver_id', 'status', 'collector', 'date_order_delivery_customer_end'],
  counter: 'orders',
  hasChunks: true,
  conditions: { import_id: ofImport },
  named: {
    attention: {
      unassigned: unassignedOrder(sql`t`),
      late: lateOrder(sql`t`),
      undecided: undecidedOrder(sql`t`),
      unsuccessful: unsuccessfulOrder(sql`t`),
      unmoved: unmovedOrder(sql`t`),
    },
    stage: stagesOf(sql`t`),
  },
});

export const deletedOrderList = entityList(deletedOrder, {
  changing: [],
  counter: 'deleted_orders',
  hasChunks: true,
});
