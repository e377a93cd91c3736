import { deletedOrder, order } from '@tawseel/api-client/schemas';
import { entityList } from '../lists/entity-list.ts';

export const orderList = entityList(order, {
  changing: ['driver_id', 'status', 'date_order_delivery_customer_end'],
  counter: 'orders',
});

export const deletedOrderList = entityList(deletedOrder, { changing: [], counter: 'deleted_orders' });
