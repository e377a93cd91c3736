import {
  newKey,
  rowUpdate,
  useApiClient,
  useApiMutation,
  useCacheChange,
  type ListView,
} from '@tawseel/api-client';
import { useRef } from 'react';
import type { ChangeCall } from '../client/described-call.ts';
import { originalOf } from '../description/row.ts';
import type { OrderKey } from './order-key.ts';
import {
  orderDeletionBatchCall,
  orderDriverBatchCall,
  orderRestorationBatchCall,
  orderStatusBatchCall,
  type OrderOutcome,
} from './order-batches.ts';
import { orderDeletionCall, orderRestorationCall } from './order-deletion.ts';
import { orderStatusCall } from './order-status-update.ts';
import { order } from './order.entity.ts';
import { receiveOutcomes } from './receive-outcomes.ts';
import { sendEach } from './send-each.ts';

export { batchLimit } from '../wire/limits.ts';
export { orderDriverValues } from './order-batches.ts';

/**
 * Orders of a change: those with the keys or, with `matching`, all that match a search and filters when it begins. Rows of
 * the list tell the server which drivers were seen.
 */
export interface OrderTarget {
  orders: readonly OrderKey[];
  matching?: Pick<ListView, 'search' | 'filter'> | undefined;
}

/** Outcome of a change. An order that was gone already when it was to be removed is in neither list. */
export interface BatchResult {
  succeeded: OrderKey[];
  failed: OrderOutcome[];
  /** Whether it was stopped: further orders were not changed, or their outcome did not arrive. */
  isStopped?: boolean;
}

/**
 * Changes many orders; `onProgress` receives the number of those that are done, and `signal` stops the change.
 *
 * @throws ApiError if the outcome is unknown; the same call then continues the change
 */
export type ChangeOrders = (
  target: OrderTarget,
  values?: object,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
) => Promise<BatchResult>;

interface Batch {
  /** The call that changes many orders. */
  many: ChangeCall;
  /** The change of one order, and what it changes in the cache. */
  one: ChangeCall;
  /** Whether the change can be sent for each order by itself: it needs no more than the key. */
  isKeyed?: boolean;
  /** Fields that the editor decides by. An order is left out if one has another value by now than on the screen. */
  decidedBy?: readonly string[];
}

/** Milliseconds after which the server has usually ended the transaction in which a change was stopped. */
const lastTransaction = 1000;

/** Returns a function that changes many orders; undefined if the server cannot, or if the person may not. */
function useOrderBatch({ many, one, isKeyed = false, decidedBy = [] }: Batch): ChangeOrders | undefined {
  const client = useApiClient();
  const apply = useCacheChange();
  const keys = useRef(new Map<string, string>());
  const send = useApiMutation({ ...one, changes: [] });
  const isOneCall = client.can('bulk');
  if (!client.may(many.allow) || (!isOneCall && !(isKeyed && send))) return undefined;

  const sendMany: ChangeOrders = async ({ orders, matching }, values, onProgress, signal) => {
    const seen = client.can('expected') ? seenBy(values, decidedBy) : keyOf;
    const body = { ...(matching ? { matching } : { orders: orders.map(seen) }), ...values };
    const request = JSON.stringify(body);
    const idempotencyKey = keys.current.get(request) ?? newKey();
    keys.current.set(request, idempotencyKey);
    const outcomes: OrderOutcome[] = [];
    try {
      await client.download(
        { method: many.method, path: many.path },
        (pieces) => receiveOutcomes(pieces, outcomes, onProgress),
        body,
        { idempotencyKey, signal },
      );
    } catch (error) {
      if (!signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, lastTransaction));
    }
    keys.current.delete(request);
    return resultOf(outcomes);
  };
  return async (target, values, onProgress, signal) => {
    const change =
      isOneCall || !send
        ? sendMany(target, values, onProgress, signal)
        : sendEach(send, target.orders.map(keyOf), onProgress, signal).then(resultOf);
    const result = await change.catch((error: unknown) => {
      apply(one, []);
      throw error;
    });
    apply(
      one,
      result.succeeded.map((order) => ({ ...order, ...values })),
    );
    return signal?.aborted ? { ...result, isStopped: true } : result;
  };

  function resultOf(outcomes: readonly OrderOutcome[]): BatchResult {
    return {
      succeeded: outcomes.filter(({ outcome }) => outcome === 'done').map(keyOf),
      failed: outcomes.filter(
        ({ outcome, code }) => outcome === 'failed' && !(isKeyed && code === 'not_found'),
      ),
    };
  }
}

const keyOf = ({ merchant_order_id, merchant_id }: OrderKey) => ({ merchant_order_id, merchant_id });

/** The key of an order with the values that its row has: those decided by, and the driver if the change replaces it. */
const seenBy = (values: object | undefined, decidedBy: readonly string[]) => (order: OrderKey) => {
  const isDriverReplaced = values !== undefined && Boolean(Reflect.get(values, 'driver_id'));
  const row = Object.entries(originalOf(order));
  const compared = isDriverReplaced ? [...decidedBy, 'driver_id'] : decidedBy;
  const seen = row.filter(([name, value]) => compared.includes(name) && value !== undefined);
  return { ...keyOf(order), ...(seen.length > 0 && { expected_fields: Object.fromEntries(seen) }) };
};

const statuses: Batch = { many: orderStatusBatchCall, one: orderStatusCall };
const drivers: Batch = { many: orderDriverBatchCall, one: rowUpdate(order) };
const removals: Batch = {
  many: orderDeletionBatchCall,
  one: orderDeletionCall,
  isKeyed: true,
  decidedBy: ['status'],
};
const restorations: Batch = { many: orderRestorationBatchCall, one: orderRestorationCall, isKeyed: true };

/** Changes the status of many orders. */
export const useOrderStatuses = () => useOrderBatch(statuses);
/** Gives many orders to a driver. */
export const useOrderDrivers = () => useOrderBatch(drivers);
/** Moves many orders to the deleted history. */
export const useOrderRemovals = () => useOrderBatch(removals);
/** Restores many orders from the deleted history. */
export const useOrderRestorations = () => useOrderBatch(restorations);
