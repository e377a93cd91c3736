import { createHash } from 'node:crypto';
import { numberOf } from './course.ts';
import type { MadeOrder } from './orders.ts';

/** Days for which the reports of drivers' phones are known. */
const reportedDays = 3;

/** Every other driver has the app. */
const hasApp = (driverId: string | null) => driverId !== null && numberOf(driverId) % 2 === 1;

/** The id that a driver's phone gave to the report of a delivery; null for one that the desk entered. */
export function reportOf({ order }: Pick<MadeOrder, 'order'>, at: number, now: number): string | null {
  if (!hasApp(order.driver_id) || at < Math.floor(now) - reportedDays + 1) return null;
  const hex = createHash('sha256').update(`${order.company_id} ${order.merchant_order_id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
