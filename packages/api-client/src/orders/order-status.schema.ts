import * as z from 'zod/mini';
import { choice } from '../entity/field.ts';
import { fieldSchema } from '../entity/field-schema.ts';
import { order } from './order.entity.ts';
import { orderStatuses } from './order-status.ts';

const { merchant_order_id, merchant_id, driver_id } = order.fields;

/** The next status of an order. An empty `driver_id` keeps the order's driver; Picked Up and later statuses need one. */
export const orderStatusUpdate = z.object({
  merchant_order_id: fieldSchema(merchant_order_id),
  merchant_id: fieldSchema(merchant_id),
  status: fieldSchema(choice(orderStatuses)),
  driver_id: z.optional(z.union([z.literal(''), fieldSchema(driver_id)])),
});

export type OrderStatusUpdate = z.infer<typeof orderStatusUpdate>;
