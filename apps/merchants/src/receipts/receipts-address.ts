import { readOrderKey, writeOrderKey, type OrderKey } from '@tawseel/api-client/orders';

/**
 * URL of the window that prints the receipts of orders. The keys follow the #, where their number is not
 * limited.
 */
export function receiptsAddress(orders: readonly OrderKey[]): string {
  return `/receipt#${orders.map(writeOrderKey).join(',')}`;
}

/** The distinct orders in a URL of {@link receiptsAddress}. */
export function readReceipts(hash: string): OrderKey[] {
  const texts = new Set(hash.replace(/^#/, '').split(','));
  return [...texts].flatMap((text) => readOrderKey(text) ?? []);
}

/** Marks a URL whose search and filters, those of the list, select the orders. */
export const allMatching = '#all';
