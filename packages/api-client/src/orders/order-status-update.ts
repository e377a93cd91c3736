import * as z from 'zod/mini';
import { choice, id, text } from '../description/value-schemas.ts';
import { endReasons, orderStatuses } from './order-status.ts';
import { defineChange } from '../client/described-call.ts';

/**
 * The next status of an order, with the reason of Returned or Cancelled. An empty `driver_id` keeps the order's driver;
 * Picked Up and later statuses need one.
 */
export const orderStatusValues = z.object({
  status: choice({ values: orderStatuses }),
  driver_id: z.optional(z.union([z.literal(''), id()])),
  end_reason: z.optional(z.union([z.literal(''), choice({ values: endReasons })])),
  end_reason_text: z.optional(z.union([z.literal(''), text()])),
});

/** {@link orderStatusValues} of one order. */
export const orderStatusUpdate = z.object({
  merchant_order_id: id(),
  merchant_id: id(),
  ...orderStatusValues.shape,
});

export type OrderStatusUpdate = z.infer<typeof orderStatusUpdate>;

/** A final status posts a profit and the balances of driver and merchant. */
export const orderStatusCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateOrdersStatus',
  allow: 'orders.status',
  needs: 'orders',
  body: orderStatusUpdate,
  changes: ['order', 'profit', 'driver', 'merchant', 'ledger_entry'],
});
