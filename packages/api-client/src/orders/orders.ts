import { useApiMutation, useCan } from '@tawseel/api-client';
import { originalOf } from '../description/row.ts';
import { orderCollectorCall } from './order-collector.ts';
import { orderDeletionCall, orderRestorationCall } from './order-deletion.ts';
import { orderStatusCall } from './order-status-update.ts';

export { readOrderKey, writeOrderKey, type OrderKey } from './order-key.ts';
export {
  nextStatuses,
  openStatuses,
  orderStatuses,
  reachableStatuses,
  statusesWithReason,
  type OrderStatus,
} from './order-status.ts';
export { stages } from './place.ts';
export { collectorTones, decidedCollectors, type Collector } from './collectors.ts';
export { orderTones } from './order-tones.ts';
export { order, orderCreation, orderUpdate, type Order, type OrderCreation } from './order.entity.ts';
export { collectorDecision, type OrderCollectorUpdate } from './order-collector.ts';
export { orderStatusUpdate, orderStatusValues, type OrderStatusUpdate } from './order-status-update.ts';

/** Carries the status on the screen, for a server that compares it. */
const seenStatus = (row: object) => {
  const { status }: { status?: unknown } = originalOf(row);
  return { expected_fields: { status } };
};

/** Changes the status of an order to one that its present status allows. */
export const useOrderStatusUpdate = () => useApiMutation(orderStatusCall);
/** Decides who collects the price of one order. */
export const useOrderCollectorUpdate = () => useApiMutation(orderCollectorCall);
/** Moves an order to the deleted history. */
export const useOrderRemoval = () =>
  useApiMutation(orderDeletionCall, useCan('expected') ? seenStatus : undefined);
/** Restores an order from the deleted history. */
export const useOrderRestoration = () => useApiMutation(orderRestorationCall);
export {
  batchLimit,
  orderDriverValues,
  type BatchResult,
  type ChangeOrders,
  type OrderTarget,
  useOrderDrivers,
  useOrderRemovals,
  useOrderRestorations,
  useOrderStatuses,
} from './order-batch.ts';
export { useOrderIdProposal } from './order-id.ts';
export { type CustomerHistory, useCustomerHistory } from './customer-history.ts';
export { orderReversal, useOrderReversal } from './order-reversal.ts';
export { orderMoneyAtMost, type OrderMoney, useOrderMoney } from './order-money.ts';
export { deletedOrder, type DeletedOrder } from './deleted-order.entity.ts';
