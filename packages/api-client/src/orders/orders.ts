import {
  useApiMutation,
  useCan,
  useList,
  useRowUpdate,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import { originalOf } from '../entity/row.ts';
import { orderPath, type OrderKey } from './order-key.ts';
import { order } from './order.entity.ts';
import type { OrderCreation } from './order-creation.schema.ts';
import type { OrderCollectorUpdate } from './order-collector.schema.ts';
import type { OrderStatusUpdate } from './order-status.schema.ts';

export { readOrderKey, writeOrderKey, type OrderKey } from './order-key.ts';
export {
  nextStatuses,
  openStatuses,
  orderStatuses,
  reachableStatuses,
  statusesWithReason,
  type OrderStatus,
} from './order-status.ts';
export { collectorTones, decidedCollectors, type Collector } from './collectors.ts';
export { orderTones } from './order-tones.ts';
export { order, type Order } from './order.entity.ts';
export { orderCreation, type OrderCreation } from './order-creation.schema.ts';
export { collectorDecision, type OrderCollectorUpdate } from './order-collector.schema.ts';
export { orderUpdate } from './order-update.schema.ts';
export { orderStatusUpdate, orderStatusValues, type OrderStatusUpdate } from './order-status.schema.ts';

const creation: ApiMutation<OrderCreation> = {
  needs: 'orders',
  allow: 'orders.edit',
  method: 'POST',
  path: '/DC/CreateOrders',
  invalidates: ['order'],
};

export const update: ApiMutation<object> = {
  needs: 'orders',
  allow: 'orders.edit',
  method: 'PUT',
  path: '/DC/UpdateOrders',
  invalidates: ['order'],
};

export const statusUpdate: ApiMutation<OrderStatusUpdate> = {
  needs: 'orders',
  allow: 'orders.status',
  method: 'PUT',
  path: '/DC/UpdateOrdersStatus',
  // A final status posts a profit and the balances of driver and merchant.
  invalidates: ['order', 'profit', 'driver', 'merchant', 'ledger_entry'],
};

const collectorUpdate: ApiMutation<OrderCollectorUpdate> = {
  needs: 'payment_types',
  allow: 'payments.decide',
  method: 'PUT',
  path: '/DC/UpdateOrdersCollector',
  invalidates: ['order'],
};

export const removal: ApiMutation<OrderKey> = {
  allow: 'orders.delete',
  method: 'DELETE',
  path: (order) => orderPath('DeleteOrders', order),
  invalidates: ['order', 'deleted_order'],
};

/** A deletion that carries the status on the screen, for a server that compares it. */
const seenRemoval: ApiMutation<OrderKey> = {
  ...removal,
  body(row) {
    const { status }: { status?: unknown } = originalOf(row);
    return { expected_fields: { status } };
  },
};

export const restoration: ApiMutation<OrderKey> = {
  needs: 'restore',
  allow: 'orders.delete',
  method: 'POST',
  path: (order) => orderPath('RestoreOrders', order),
  invalidates: ['order', 'deleted_order'],
  removesRowOf: 'deleted_order',
};

/** Orders of the company, page by page. */
export const useOrders = (view: ListView) => useList(order, view);
/** Creates an order of a merchant. */
export const useOrderCreation = () => useApiMutation(creation);
/** Updates an order that has not ended; its key and its status stay. */
export const useOrderUpdate = () => useRowUpdate(order, update);
/** Changes the status of an order to one that its present status allows. */
export const useOrderStatusUpdate = () => useApiMutation(statusUpdate);
/** Decides who collects the price of one order. */
export const useOrderCollectorUpdate = () => useApiMutation(collectorUpdate);
/** Moves an order to the deleted history. */
export const useOrderRemoval = () => useApiMutation(useCan('expected') ? seenRemoval : removal);
/** Restores an order from the deleted history. */
export const useOrderRestoration = () => useApiMutation(restoration);
