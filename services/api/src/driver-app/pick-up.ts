import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Passage } from '../orders/movements.ts';
import { updateOrderStatus } from '../orders/order-status.ts';
import type { ReportedOrder } from './reported-order.ts';

/** A driver picks a parcel up at its merchant, through the status in between. */
export async function pickUp(
  tx: Tx,
  companyId: string,
  driverId: string,
  order: ReportedOrder,
  passage: Passage,
): Promise<void> {
  const { merchant_order_id, merchant_id, status, place } = order;
  if (place === 'Driver' && order.driver_id === driverId) return;
  if (status !== 'Pending' && status !== 'Accepted')
    throw new ApiError('changed', { message: 'scanRefused', statuses: { status } });
  await updateOrderStatus(
    tx,
    companyId,
    { merchant_order_id, merchant_id, status: 'Picked Up', driver_id: driverId },
    undefined,
    { ...passage, isDispatched: true },
  );
}
