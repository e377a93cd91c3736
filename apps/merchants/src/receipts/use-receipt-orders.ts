import { useList } from '@tawseel/api-client';
import { order, type Order, type OrderKey, writeOrderKey } from '@tawseel/api-client/orders';
import { useAllRows } from '@tawseel/api-client/all-rows';
import type { ListStateQuery } from '@tawseel/ui';
import { useMemo } from 'react';

/** The view of orders with the keys: filters by both columns, which any server of the contract supports. */
function viewOf(keys: readonly OrderKey[]) {
  return {
    filter: {
      merchant_order_id: [...new Set(keys.map((key) => key.merchant_order_id))],
      merchant_id: [...new Set(keys.map((key) => key.merchant_id))],
    },
  };
}

/** The orders of `keys`, in the same order, or without keys those of `view`, once all have loaded. */
export function useReceiptOrders(keys: readonly OrderKey[] | undefined, view: ListStateQuery) {
  // The response to a filter by keys may contain other orders, which are ignored.
  const list = useList(order, keys ? viewOf(keys) : view);
  const { rows, error } = list;
  const isWhole = useAllRows(list);

  const ordersByKey = useMemo(() => new Map(rows.map((order) => [writeOrderKey(order), order])), [rows]);
  const orders = keys?.flatMap((key): Order[] => {
    const order = ordersByKey.get(writeOrderKey(key));
    return order ? [order] : [];
  });
  const isComplete = isWhole && !list.isFetching;
  const missing = keys && orders ? keys.length - orders.length : 0;
  return { orders: orders ?? rows, isComplete, error, retry: list.retry, missing };
}
