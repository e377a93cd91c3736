import type { Order } from './order.entity.ts';

/** Identifies an order: a merchant numbers its orders itself. */
export type OrderKey = Pick<Order, 'merchant_order_id' | 'merchant_id'>;

/** The key of an order as one text: for addresses, and for the filter `key` of its lists. */
export function writeOrderKey({ merchant_order_id: order, merchant_id: merchant }: OrderKey): string {
  return `${encodeURIComponent(order)}:${encodeURIComponent(merchant)}`;
}

/** The key that {@link writeOrderKey} wrote as `text`; undefined for any other text. */
export function readOrderKey(text: string): OrderKey | undefined {
  const [order, merchant, ...more] = text.split(':');
  if (!merchant || !order || more.length > 0) return undefined;
  try {
    return { merchant_order_id: decodeURIComponent(order), merchant_id: decodeURIComponent(merchant) };
  } catch {
    return undefined;
  }
}
