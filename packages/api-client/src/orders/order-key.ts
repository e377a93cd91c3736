import type { Order } from './order.entity.ts';

/** What tells an order apart: its id is its merchant's own. */
export type OrderKey = Pick<Order, 'merchant_order_id' | 'merchant_id'>;

/** An order's key in one text: for an address, and for the filter `key` of its lists. */
export function writeOrderKey({ merchant_order_id: order, merchant_id: merchant }: OrderKey): string {
  return `${encodeURIComponent(order)}:${encodeURIComponent(merchant)}`;
}

/** The key that a text of {@link writeOrderKey} says; undefined for any other text. */
export function readOrderKey(text: string): OrderKey | undefined {
  const [order, merchant, ...more] = text.split(':');
  if (!merchant || !order || more.length > 0) return undefined;
  try {
    return { merchant_order_id: decodeURIComponent(order), merchant_id: decodeURIComponent(merchant) };
  } catch {
    return undefined;
  }
}

/** Path of an order's own calls. */
export function orderPath(
  call: string,
  { merchant_order_id: order, merchant_id: merchant }: OrderKey,
): string {
  return `/DC/${call}/${encodeURIComponent(order)}/${encodeURIComponent(merchant)}`;
}
