import * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { id } from '../entity/text-schemas.ts';
import { orderStatuses } from './order-status.ts';

/** The next status of an order. An empty `driver_id` keeps the order's driver; Picked Up and later statuses need one. */
export const orderStatusUpdate = z.object({
  merchant_order_id: id(),
  merchant_id: id(),
  status: choice({ values: orderStatuses }),
  driver_id: z.optional(z.union([z.literal(''), id()])),
});

export type OrderStatusUpdate = z.infer<typeof orderStatusUpdate>;
