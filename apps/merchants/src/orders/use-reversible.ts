import { useCan, useMay } from '@tawseel/api-client';
import type { Order } from '@tawseel/api-client/orders';
import { useCallback } from 'react';

/** Whether the person can take back the end of an order. */
export function useReversible(): (order: Pick<Order, 'status'>) => boolean {
  const hasBooks = useCan('books');
  const mayReverse = useMay('orders.reverse');
  return useCallback(
    ({ status }) => hasBooks && mayReverse && (status === 'Delivered' || status === 'Returned'),
    [hasBooks, mayReverse],
  );
}
