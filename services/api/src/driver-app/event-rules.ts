import type { DriverEvent } from '@tawseel/api-client/driver-app-schemas';
import { foldWording } from '@tawseel/i18n/text';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { toFils } from '../money/fils.ts';
import { hasEnded } from '../orders/orders.repository.ts';
import { presentCollector } from '../payment-types/payment-types.repository.ts';
import { Flagged } from './flagged.ts';
import type { ReportedOrder } from './reported-order.ts';

/** What a report says of the money at the door. */
export async function reportedMoney(
  tx: Tx,
  companyId: string,
  { amount_taken, type_payment }: Pick<DriverEvent, 'amount_taken' | 'type_payment'>,
  order: Pick<ReportedOrder, 'type_payment' | 'collector' | 'total_price'>,
) {
  const isPaidOtherwise =
    type_payment !== undefined && foldWording(type_payment) !== foldWording(order.type_payment);
  const isDecided = !isPaidOtherwise && order.collector !== null && order.collector !== 'Undecided';
  const collector = isDecided
    ? order.collector
    : await presentCollector(tx, companyId, type_payment ?? order.type_payment);
  const due = collector === 'Driver' ? order.total_price : 0;
  const taken = amount_taken === undefined ? undefined : toFils(amount_taken);
  // The app shows the price where the driver has changed the way of payment.
  const isAgreed = taken === undefined || taken === due || (isPaidOtherwise && taken === order.total_price);
  return { isPaidOtherwise, isAgreed, collector };
}

/** Refuses what a driver may not decide about an order. @throws Flagged */
export async function requireDriversOrder(
  tx: Tx,
  { companyId, driverId }: { companyId: string; driverId: string },
  event: DriverEvent,
  order: ReportedOrder,
): Promise<void> {
  const { status, is_theirs, driver_id } = order;
  if (hasEnded(status) && driver_id === driverId)
    throw new Flagged('ended', new ApiError('changed', { message: 'reportEnded', statuses: { status } }));
  const takesOver = event.kind === 'loaded' || event.kind === 'collected';
  const mayAct = takesOver ? driver_id === null || driver_id === driverId : is_theirs;
  if (hasEnded(status) || !mayAct) throw new Flagged('elsewhere');
  if (event.kind !== 'delivered') return;
  const { isPaidOtherwise, isAgreed } = await reportedMoney(tx, companyId, event, order);
  if (!isAgreed) throw new Flagged('amount');
  if (isPaidOtherwise) throw new Flagged('payment');
}
