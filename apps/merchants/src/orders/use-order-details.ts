import type { Order } from '@tawseel/api-client/orders';
import { useDetails } from '@tawseel/federation/slots';
import { useRowDetails, type Detail } from '@tawseel/ui';
import { orderDetails } from '../order-columns/order-columns.tsx';

/** The lines of an order's details dialog, with those of other features. */
export function useOrderDetails(): (order: Order) => Detail[] {
  const own = useRowDetails(orderDetails);
  const extended = useDetails('orders.details');
  return (order) => [...own(order), ...extended({ order })];
}
