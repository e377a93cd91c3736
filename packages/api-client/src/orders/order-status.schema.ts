import * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { id, text } from '../entity/text-schemas.ts';
import { endReasons, orderStatuses } from './order-status.ts';

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
