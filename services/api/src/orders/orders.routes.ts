import {
  orderCollectorCall,
  orderDeletionBatchCall,
  orderDeletionCall,
  orderDriverBatchCall,
  orderMoneyCall,
  orderRestorationBatchCall,
  orderRestorationCall,
  orderStatusBatchCall,
  orderStatusCall,
  rowCreation,
  rowUpdate,
} from '@tawseel/api-client/calls';
import {
  deletedOrder,
  order,
  orderCreation,
  orderMoney,
  orderUpdate,
  readOrderKey,
  rowSchema,
} from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { rowCounter } from '../checks/counters.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { largeBodyLimit } from '../http/body-limit.ts';
import type { Calls } from '../http/calls.ts';
import type { Domain } from '../http/domain.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { readInput } from '../http/read-input.ts';
import { readInCompany } from '../database/in-company.ts';
import { sendJson } from '../http/send-json.ts';
import { serveList } from '../http/serve-list.ts';
import { createOrder } from './create-orders.ts';
import { serveOrderBatch } from './order-batch.ts';
import { serveCustomerHistory } from './customer-history.ts';
import { serveNextOrderId } from './order-id.ts';
import { decideCollector } from './order-collector.ts';
import { postedMoney } from './order-money.ts';
import { serveOrderReversal } from './reverse-order.ts';
import { updateOrderStatus } from './order-status.ts';
import { changeOrder, updateOrder } from './order-update.ts';
import { deletedOrderList, orderList } from './orders.list.ts';
import { deleteOrder, restoreOrder } from './orders.repository.ts';
import { checkParcelCodes } from './parcel-codes.check.ts';
import { checkSearchChunks } from './search-chunks.check.ts';

const group = 'Orders';

export const ordersDomain: Domain = {
  entities: [order, deletedOrder],
  counters: [
    rowCounter(order),
    { name: 'orders_by_city', table: 'orders', by: 'city_order' },
    { name: 'orders_by_day', table: 'orders', byDayOf: 'date_order_start' },
    {
      name: 'ended_by_day',
      table: 'orders',
      where: "status in ('Returned', 'Cancelled') and date_order_delivery_customer_end is not null",
      byDayOf: 'date_order_delivery_customer_end',
    },
    rowCounter(deletedOrder),
  ],
  checks: [checkSearchChunks, checkParcelCodes],
  routes(calls) {
    serveList(calls, 'Orders of the company', group, orderList);
    serveList(calls, 'History of deleted orders', group, deletedOrderList);
    serveOrderMoney(calls);
    serveOrderReversal(calls);
    serveNextOrderId(calls);
    serveCustomerHistory(calls);
    serveChange(calls, {
      ...rowCreation(order),
      summary: 'Add an order of a merchant',
      group,
      body: orderCreation,
      done: 'orderCreated',
      run: createOrder,
    });
    serveChange(calls, {
      ...rowUpdate(order),
      summary: 'Change an order that has not ended; its key and its status stay',
      group,
      body: orderUpdate,
      done: 'orderUpdated',
      run: updateOrder,
    });
    serveChange(calls, {
      ...orderStatusCall,
      summary:
        'Change the status of an order; every open one may become Delivered. Delivered and Returned post profit and balances',
      group,
      done: 'orderUpdated',
      run: (tx, { companyId }, body) => updateOrderStatus(tx, companyId, body),
    });
    serveChange(calls, {
      ...orderCollectorCall,
      summary: 'Decide who collects the price of one open order',
      group,
      done: 'orderUpdated',
      run: (tx, { companyId }, body) => decideCollector(tx, companyId, body),
    });
    serveChange(calls, {
      ...orderDeletionCall,
      summary: 'Delete an order: it moves to the deleted orders',
      group,
      done: 'orderDeleted',
      run: (
        tx,
        caller,
        { expected_fields: { status } = {} },
        { merchant_order_id = '', merchant_id = '' },
      ) => {
        const seen = status === undefined ? {} : { status };
        return deleteOrder(tx, caller, { merchant_order_id, merchant_id }, seen).catch(tellPresentStatus);
      },
    });
    serveAction(calls, {
      ...orderRestorationCall,
      summary: 'Restore a deleted order',
      group,
      done: 'orderRestored',
      run: (tx, caller, { merchant_order_id = '', merchant_id = '' }) =>
        restoreOrder(tx, caller, { merchant_order_id, merchant_id }),
    });
    serveOrderBatches(calls);
  },
};

/** Says in the failure of a deletion which status the order has by now. */
function tellPresentStatus(error: unknown): never {
  const { status = null } = (error instanceof ApiError && error.details.present) || {};
  if (typeof status !== 'string') throw error;
  throw new ApiError('changed', { message: 'orderStatusChanged', statuses: { status }, present: { status } });
}

function serveOrderBatches(calls: Calls) {
  const orders = { list: orderList, table: 'orders' } as const;
  serveOrderBatch(calls, {
    ...orders,
    ...orderStatusBatchCall,
    summary: 'Change the status of many orders',
    run: (tx, { companyId }, key, { status, driver_id, end_reason, end_reason_text }, expected) =>
      updateOrderStatus(tx, companyId, { ...key, status, driver_id, end_reason, end_reason_text }, expected),
  });
  serveOrderBatch(calls, {
    ...orders,
    ...orderDriverBatchCall,
    summary: 'Assign a driver to many orders',
    run: async (tx, caller, key, { driver_id }, expected) =>
      void (await changeOrder(tx, caller, key, { driver_id }, expected)),
  });
  serveOrderBatch(calls, {
    ...orders,
    ...orderDeletionBatchCall,
    summary: 'Delete many orders',
    run: (tx, caller, key, _body, expected) => deleteOrder(tx, caller, key, expected),
  });
  serveOrderBatch(calls, {
    list: deletedOrderList,
    table: 'deleted_orders',
    ...orderRestorationBatchCall,
    summary: 'Restore many deleted orders',
    run: restoreOrder,
  });
}

function serveOrderMoney({ api, serve }: Calls) {
  const call = {
    ...orderMoneyCall,
    summary: 'Amounts that orders posted to balances when they ended; they stay when the orders are deleted',
    group,
    answer: z.object({ success: z.literal(true), data: rowSchema(orderMoney) }),
  } as const;
  serve(
    call,
    async (caller, request, reply) => {
      const keys = readInput(orderMoneyCall.body, request.body).keys.map((text) => {
        const key = readOrderKey(text);
        if (!key) throw invalid({ keys: 'invalid' });
        return key;
      });
      const statement = postedMoney(caller.companyId, keys).compile(api.database.db);
      const [row] = await readInCompany<{ summary: string }>(api.database, caller, statement);
      return sendJson(reply, `{"success":true,"data":${row?.summary ?? 'null'}}`);
    },
    { bodyLimit: largeBodyLimit },
  );
}
