import type { OrderStatus } from '@tawseel/api-client/schemas';

/** An order's way so far, in working days. */
export interface Course {
  status: OrderStatus;
  driver_id: string | null;
  merchant_id: string;
  start: number;
  lead: number;
  /** When it ended, if it has. */
  end: number | null;
  reason: string | null;
}

/** What the stories of a company's orders share. */
export interface Desk {
  now: number;
  today: number;
  /** The driver who is out since yesterday. */
  lateDriver: string;
  /** Number of the orders so far that are in transit. */
  openOrders: number;
  /** Merchants who have not come for their returns for days. */
  absent: string[];
}

/** Number of a driver or merchant, by which their hours and days differ. */
export function numberOf(id: string): number {
  return Number(id.slice(2));
}
