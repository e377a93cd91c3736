import { orderReversalCall } from '@tawseel/api-client/calls';
import type { OrderKey, OrderReversal } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { mirrorPostings } from '../books/reverse-journal.ts';
import type { Tx } from '../database/database.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Calls } from '../http/calls.ts';
import { serveChange } from '../http/change.ts';
import { releaseLine } from '../payouts/release-line.ts';
import { followPaymentType, isOrder, lockOrder } from './orders.repository.ts';
import { lockHolders } from './post-order.ts';
import { recordMovements } from './movements.ts';
import { reopenLine } from './order-end.ts';

/** A parcel that its merchant has signed for is not in transit any more. */
async function leaveManifest(tx: Tx, companyId: string, order: OrderKey) {
  const { rows } = await sql<{ manifest_id: number; state: string }>`
    select l.manifest_id, m.state from return_lines l join return_manifests m using (company_id, manifest_id)
    where l.company_id = ${companyId} and l.merchant_order_id = ${order.merchant_order_id}
      and l.merchant_id = ${order.merchant_id} for update of m`.execute(tx);
  const [line] = rows;
  if (line?.state === 'Signed')
    throw new ApiError('in_use', { message: 'manifestSigned', values: { number: String(line.manifest_id) } });
  if (line) await sql`delete from return_lines where ${isOrder(companyId, order)}`.execute(tx);
}

/**
 * Takes back the end of a delivered or returned order: its journal is mirrored by another, its profit is marked as reversed,
 * and the order is in transit again.
 *
 * @throws ApiError `changed` if the order has not ended with a delivery or a return
 * @throws ApiError `in_use` if its money is in a payout that is approved or paid, or if its merchant or driver is deleted
 */
export async function reverseOrderEnd(tx: Tx, companyId: string, reversal: OrderReversal): Promise<void> {
  const { merchant_order_id, merchant_id, reason } = reversal;
  const { status, driver_id, place } = await lockOrder(tx, companyId, reversal);
  if (driver_id === null || (status !== 'Delivered' && status !== 'Returned'))
    throw new ApiError('changed', { message: 'notEnded', statuses: { status } });
  await releaseLine(tx, companyId, reversal);
  await leaveManifest(tx, companyId, reversal);
  const at = isOrder(companyId, reversal);
  await sql`update orders set status = 'In Transit', end_reason = null, end_reason_text = null,
    date_order_delivery_customer_end = null where ${at}`.execute(tx);
  await followPaymentType(tx, companyId, reversal);
  if (place !== 'Driver')
    await recordMovements(tx, companyId, reversal, place, ['Driver'], { driverId: driver_id });
  await reopenLine(tx, companyId, reversal);
  const { rows } = await sql<{ ended: number; reversed: number }>`
    with ended as (
      select journal_id from journals j where company_id = ${companyId} and reference = ${merchant_order_id}
        and merchant_id = ${merchant_id} and kind in ('delivered', 'returned')
        and not exists (select from journals r where r.company_id = j.company_id and r.reverses = j.journal_id)
    )
    insert into journals (company_id, kind, reference, merchant_id, reason, reverses)
    select ${companyId}, 'reversal', ${merchant_order_id}, ${merchant_id}, ${reason}, journal_id from ended
    returning reverses as ended, journal_id as reversed`.execute(tx);
  const journal = rows[0];
  if (!journal) throw notFound();
  // Counters and rows are locked in the order of deliveries.
  await sql`update profits set reversed_by = ${journal.reversed} where ${at} and reversed_by = 0`.execute(tx);
  await lockHolders(tx, companyId, { merchant_id, driver_id, status });
  await mirrorPostings(tx, companyId, journal.ended, journal.reversed);
}

/** Serves the reversal of an order's end. */
export function serveOrderReversal(calls: Calls): void {
  serveChange(calls, {
    ...orderReversalCall,
    summary:
      'Take back the end of a delivered or returned order, with its amounts; the order is in transit again',
    group: 'Orders',
    done: 'orderReversed',
    run: (tx, { companyId }, body) => reverseOrderEnd(tx, companyId, body),
  });
}
