import { columnKinds, deletedOrder, order, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

const ids = { merchant_id: 'merchants' } as const;

export const orderList: ListDefinition = {
  name: order.list.name,
  rows: order.list.rows,
  row: rowSchema(order),
  columns: columnKinds(order),
  from: sql`listed_orders`,
  ids,
  key: order.key,
  order: order.list.sort,
  changing: ['driver_id', 'status', 'date_order_delivery_customer_end'],
  counter: 'orders',
};

export const deletedOrderList: ListDefinition = {
  name: deletedOrder.list.name,
  rows: deletedOrder.list.rows,
  row: rowSchema(deletedOrder),
  columns: columnKinds(deletedOrder),
  from: sql`listed_deleted_orders`,
  ids,
  key: deletedOrder.key,
  order: deletedOrder.list.sort,
  changing: [],
  counter: 'deleted_orders',
};
