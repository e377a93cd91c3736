import type { OrderStatus } from './order-status.ts';

/** Colour and mark of each status of an order, the same on every screen and print. */
export const orderTones = {
  Pending: 'attention ring',
  Accepted: 'accent half',
  'Picked Up': 'accent square',
  'In Transit': 'accent arrow',
  Delivered: 'good tick',
  Returned: 'bad back',
  Cancelled: 'neutral cross',
} as const satisfies Readonly<Record<OrderStatus, string>>;
