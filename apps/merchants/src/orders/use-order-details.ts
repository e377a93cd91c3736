import type { Order } from '@tawseel/api-client/orders';
import { useDetails } from '@tawseel/federation/slots';
import { useRowDetails, type Detail } from '@tawseel/ui';
import { orderDetails, reasonDetails } from '../order-columns/order-columns.tsx';

/** The lines of an order's details dialog, with those of other features. */
export function useOrderDetails(): (order: Order) => Detail[] {
  const own = useRowDetails(orderDetails);
  const reasons = useRowDetails(reasonDetails);
  const extended = useDetails('orders.details');
  return (order) => [...own(order), ...(order.end_reason ? reasons(order) : []), ...extended({ order })];
}
