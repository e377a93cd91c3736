import { useCan } from '@tawseel/api-client';
import { nextStatuses, orderStatuses, reachableStatuses, type OrderStatus } from '@tawseel/api-client/orders';
import { useCallback } from 'react';
import type { ChosenOrders } from './chosen-orders.ts';

/** Returns the statuses that an order with a status can become in one change. */
export function useStatusesFrom(): (status: string) => readonly OrderStatus[] {
  return useCan('order_steps') ? reachableStatuses : nextStatuses;
}

/** Returns the statuses that at least one of the orders can become. Orders that are not loaded may have any that is filtered by. */
export function usePossibleStatuses(): (chosen: ChosenOrders) => OrderStatus[] {
  const statusesFrom = useStatusesFrom();
  return useCallback(
    ({ orders, matching }) => {
      const wanted = matching?.filter?.status;
      const present = matching
        ? orderStatuses.filter((status) => typeof wanted !== 'string' || status === wanted)
        : orders.map(({ status }) => status);
      const possible = new Set(present.flatMap(statusesFrom));
      return orderStatuses.filter((status) => possible.has(status));
    },
    [statusesFrom],
  );
}
