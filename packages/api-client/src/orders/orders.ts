import {
  useChange,
  useChanges,
  useList,
  type ChangeCall,
  type ListCall,
  type ListView,
} from '@tawseel/api-client';
import { orderPath, type OrderKey } from './order-key.ts';
import type { Order } from './order.entity.ts';
import type { OrderCreation, OrderStatusUpdate } from './orders.schema.ts';

export { readOrderKey, writeOrderKey, type OrderKey } from './order-key.ts';
export type { Order } from './order.entity.ts';
export { orderStatuses, orderTransitions, type OrderStatus } from './order-status.ts';
export {
  orderCreation,
  orderStatusUpdate,
  type OrderCreation,
  type OrderStatusUpdate,
} from './orders.schema.ts';

const list: ListCall<Order> = {
  name: 'orders',
  path: '/DC/DisplayOrders',
  rows: 'date',
  key: 'merchant_order_id',
};

const creation: ChangeCall<OrderCreation> = {
  method: 'POST',
  path: '/DC/CreateOrders',
  stale: ['orders', 'dashboard'],
};

const statusUpdate: ChangeCall<OrderStatusUpdate> = {
  method: 'PUT',
  path: '/DC/UpdateOrdersStatus',
  // An order that ends brings its profit and its balances with it.
  stale: [
    'orders',
    'orders-money',
    'merchants',
    'drivers',
    'profits',
    'monthly-profits',
    'net-profits',
    'net-profits-by-month',
    'net-profits-by-year',
    'ledger',
    'dashboard',
    'profit-summary',
  ],
};

const removal: ChangeCall<OrderKey> = {
  method: 'DELETE',
  path: (order) => orderPath('DeleteOrders', order),
  stale: ['orders', 'orders-money', 'deleted-orders', 'dashboard'],
};

const restoration: ChangeCall<OrderKey> = {
  method: 'POST',
  path: (order) => orderPath('RestoreOrders', order),
  stale: ['orders', 'orders-money', 'deleted-orders', 'dashboard'],
};

/** Orders of the company, page by page. */
export const useOrders = (view: ListView) => useList(list, view);
/** Takes in an order of a merchant. */
export const useOrderCreation = () => useChange(creation);
/** Moves an order on, where its status allows it. */
export const useOrderStatusUpdate = () => useChange(statusUpdate);
/** Moves an order to the deleted history. */
export const useOrderRemoval = () => useChange(removal);
/** Moves many orders to the deleted history. */
export const useOrderRemovals = () => useChanges(removal);
/** Brings an order back from the deleted history. */
export const useOrderRestoration = () => useChange(restoration);
/** Brings many orders back from the deleted history. */
export const useOrderRestorations = () => useChanges(restoration);
