import { useOrders, writeOrderKey, type Order, type OrderKey } from '@tawseel/api-client/orders';
import { useEffect, useMemo } from 'react';

/** The orders of `keys`, in the same order, once all have loaded. */
export function useReceiptOrders(keys: readonly OrderKey[]) {
  // Filters by both columns, which any server of the contract supports. The response may contain other
  // orders, which are ignored.
  const list = useOrders({
    filter: {
      merchant_order_id: [...new Set(keys.map((key) => key.merchant_order_id))],
      merchant_id: [...new Set(keys.map((key) => key.merchant_id))],
    },
  });
  const { rows, hasMore, isFetching, error, loadMore } = list;
  useEffect(() => {
    if (hasMore && !isFetching && !error) loadMore();
  }, [hasMore, isFetching, error, loadMore]);

  const ordersByKey = useMemo(() => new Map(rows.map((order) => [writeOrderKey(order), order])), [rows]);
  const orders = keys.flatMap((key): Order[] => {
    const order = ordersByKey.get(writeOrderKey(key));
    return order ? [order] : [];
  });
  const isComplete = !list.isLoading && !hasMore && !isFetching && !error;
  return { orders, isComplete, error, retry: list.retry, missing: keys.length - orders.length };
}
