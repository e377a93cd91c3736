import * as z from 'zod/mini';
import { choice, day, identifier, moment, money, phone, text } from '../schema/fields.ts';

/** What becomes of an order. */
export const orderStatuses = [
  'Pending',
  'Accepted',
  'Picked Up',
  'In Transit',
  'Delivered',
  'Returned',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses an order may go to from each; none leads out of the last three. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Accepted', 'Cancelled'],
  Accepted: ['Picked Up', 'Cancelled'],
  'Picked Up': ['In Transit', 'Delivered', 'Returned'],
  'In Transit': ['Delivered', 'Returned'],
  Delivered: [],
  Returned: [],
  Cancelled: [],
};

/** Order as the list answers it; `total_price` in JD, `date_order_delivery_customer_end` null until it has ended. */
export const order = z.object({
  merchant_order_id: z.string(),
  merchant_id: z.string(),
  driver_id: z.nullable(z.string()),
  name_order: z.string(),
  name_shop: z.string(),
  city_order: z.string(),
  address_order: z.string(),
  name_customer: z.string(),
  phone_customer: z.string(),
  status: z.enum(orderStatuses),
  total_price: z.number(),
  type_payment: z.string(),
  date_order_start: moment(),
  date_order_delivery_customer: moment(),
  date_order_delivery_customer_end: z.nullable(moment()),
});

/** Order of the deleted history: the order as it was, when it was deleted and by whom (`admin`). */
export const deletedOrder = z.extend(order, { timedeleted: moment(), from_deletion: z.string() });

/** An order that comes in from a merchant. Its shop name is the merchant's unless one is given. */
export const orderCreation = z.object({
  merchant_order_id: identifier(),
  merchant_id: identifier(),
  driver_id: z.optional(z.nullable(z.union([z.literal(''), identifier()]))),
  name_order: text(200),
  name_shop: z.optional(text(100)),
  city_order: text(100),
  address_order: text(300),
  name_customer: text(100),
  phone_customer: phone(),
  total_price: money(),
  type_payment: text(50),
  date_order_delivery_customer: day(),
});

/** Moves an order on. `driver_id` may be given with any move, empty keeps the one it has; Picked Up and later need one. */
export const orderStatusUpdate = z.object({
  merchant_order_id: identifier(),
  merchant_id: identifier(),
  status: choice(orderStatuses),
  driver_id: z.optional(z.union([z.literal(''), identifier()])),
});

export type Order = z.infer<typeof order>;
export type DeletedOrder = z.infer<typeof deletedOrder>;
export type OrderCreation = z.infer<typeof orderCreation>;
export type OrderStatusUpdate = z.infer<typeof orderStatusUpdate>;
