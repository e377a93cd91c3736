import { readOrderKey, writeOrderKey, type OrderKey } from '@tawseel/api-client/orders';

/** Address of the window that prints the receipts of orders. They stand after the #, where any number of them fits. */
export function receiptsAddress(orders: readonly OrderKey[]): string {
  return `/receipt#${orders.map(writeOrderKey).join(',')}`;
}

/** The orders that an address of {@link receiptsAddress} names, each once. */
export function readReceipts(hash: string): OrderKey[] {
  const texts = new Set(hash.replace(/^#/, '').split(','));
  return [...texts].flatMap((text) => readOrderKey(text) ?? []);
}
