import type { Order } from '@tawseel/api-client/orders';

/** Payment types whose price the driver does not collect, where the server does not say who does. */
const paidOtherwise: readonly string[] = ['CliQ', 'Card', 'Prepaid'];

/** Whether the driver collects the price of an order. */
export function isCollected({ collector, type_payment }: Order): boolean {
  if (collector) return collector !== 'Company' && collector !== 'Nobody';
  return !paidOtherwise.includes(type_payment);
}
