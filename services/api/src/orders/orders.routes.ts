import { orderCreation, orderStatusUpdate } from '@tawseel/api-client/schemas';
import type { Api } from '../calls/api.ts';
import { serveAction, serveChange } from '../calls/change.ts';
import { serveList } from '../lists/serve-list.ts';
import { updateOrderStatus } from './order-status.ts';
import { deletedOrderList, orderList } from './orders.list.ts';
import { createOrder, deleteOrder, restoreOrder } from './orders.repository.ts';

const group = 'Orders';

export function orderRoutes(api: Api): void {
  serveList(api, '/DC/DisplayOrders', 'Orders of the company', group, orderList);
  serveList(api, '/DC/Display_deleted_records_Orders', 'History of deleted orders', group, deletedOrderList);
  serveChange(api, {
    method: 'POST',
    url: '/DC/CreateOrders',
    summary: 'Take in an order of a merchant',
    group,
    body: orderCreation,
    async run(tx, { companyId }, body) {
      await createOrder(tx, companyId, body);
      return 'orderCreated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/UpdateOrdersStatus',
    summary: 'Move an order on; Delivered and Returned take profit and balances with them',
    group,
    body: orderStatusUpdate,
    async run(tx, { companyId }, body) {
      await updateOrderStatus(tx, companyId, body);
      return 'orderUpdated';
    },
  });
  serveAction(api, {
    method: 'DELETE',
    url: '/DC/DeleteOrders/:merchant_order_id/:merchant_id',
    summary: 'Move an order to the deleted history',
    group,
    async run(tx, { companyId }, { merchant_order_id = '', merchant_id = '' }) {
      await deleteOrder(tx, companyId, merchant_order_id, merchant_id);
      return 'orderDeleted';
    },
  });
  serveAction(api, {
    method: 'POST',
    url: '/DC/RestoreOrders/:merchant_order_id/:merchant_id',
    summary: 'Bring an order back from the deleted history',
    group,
    async run(tx, { companyId }, { merchant_order_id = '', merchant_id = '' }) {
      await restoreOrder(tx, companyId, merchant_order_id, merchant_id);
      return 'orderRestored';
    },
  });
}
