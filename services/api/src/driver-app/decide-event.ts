import { driverEvent, type DriverEvent, type EventDecision } from '@tawseel/api-client/driver-app-schemas';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { undoScan } from '../dispatch/undo-scan.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { translate } from '../messages/translate.ts';
import { changeOrder } from '../orders/order-update.ts';
import { hasEnded } from '../orders/orders.repository.ts';
import { collectorOf } from '../payment-types/payment-types.repository.ts';
import { applyToOrder } from './apply-event.ts';
import { reportedMoney } from './event-rules.ts';
import { Flagged } from './flagged.ts';
import { runToLoad } from './load-parcel.ts';
import { reportedOrder, type ReportedOrder } from './reported-order.ts';
import { sortStops } from './sort-stops.ts';

interface WaitingEvent {
  driver_id: string;
  outcome: string;
  body: string;
  at: string;
  today: string;
}

async function lockEvent(tx: Tx, companyId: string, eventId: string): Promise<WaitingEvent> {
  const { rows } = await sql<WaitingEvent>`
    select driver_id, outcome, body::text as body, to_json(at) #>> '{}' as at, current_date::text as today
    from driver_events where company_id = ${companyId} and event_id = ${eventId} for update`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The money of a delivery as its driver reports it: the order is paid so, and what was taken is its price. */
async function agreeOnMoney(tx: Tx, caller: Caller, event: DriverEvent, order: ReportedOrder) {
  const { companyId, language } = caller;
  const { isPaidOtherwise, isAgreed } = await reportedMoney(tx, companyId, event, order);
  const { merchant_order_id, merchant_id } = order;
  if (isPaidOtherwise && event.type_payment)
    await changeOrder(tx, caller, { merchant_order_id, merchant_id }, { type_payment: event.type_payment });
  if (isAgreed) return {};
  const note = [translate(language, 'reportedByDriver'), event.note].filter(Boolean).join(': ');
  return { amountTaken: event.amount_taken, note };
}

/** Does what a report that waits says, as a scan of the desk would. @throws ApiError */
async function applyWaiting(tx: Tx, caller: Caller, { driver_id: driverId, body, at, today }: WaitingEvent) {
  const { companyId } = caller;
  const { data: event } = z.safeParse(driverEvent, JSON.parse(body));
  if (!event) throw new ApiError('changed', { message: 'reportUnusable' });
  if (event.kind === 'sorted') return sortStops(tx, companyId, driverId, event);
  if (event.kind === 'undone') return undoScan(tx, caller, event.undoes ?? event.event_id);
  // Payment types and runs are locked before orders.
  if (event.kind === 'delivered' && event.type_payment) await collectorOf(tx, companyId, event.type_payment);
  const run = event.kind === 'loaded' ? await runToLoad(tx, companyId, driverId, event.run_id) : undefined;
  const order = await reportedOrder(tx, { companyId, driverId }, event);
  const { status } = order;
  if (hasEnded(status)) throw new ApiError('changed', { message: 'orderEnded', statuses: { status } });
  const money = event.kind === 'delivered' ? await agreeOnMoney(tx, caller, event, order) : {};
  const present = event.type_payment ? await reportedOrder(tx, { companyId, driverId }, event) : order;
  await applyToOrder(tx, { companyId, driverId, event, at, today, ...(run && { run }), ...money }, present);
}

/**
 * Decides about a report that waits: applies it, or puts it aside.
 *
 * @throws ApiError `changed` if it was decided already, or cannot be applied
 */
export async function decideEvent(
  tx: Tx,
  caller: Caller,
  { event_id, decision, note }: EventDecision,
): Promise<void> {
  const { companyId } = caller;
  await takeTurn(tx, companyId, `scan ${event_id.toLowerCase()}`);
  const event = await lockEvent(tx, companyId, event_id);
  if (event.outcome !== 'Flagged') throw new ApiError('changed', { message: 'reportDecided' });
  if (decision === 'Apply')
    await applyWaiting(tx, caller, event).catch((error: unknown) => {
      throw error instanceof Flagged ? error.fault : error;
    });
  await sql`update driver_events set outcome = ${decision === 'Apply' ? 'Accepted' : 'Dismissed'},
      decided_by = current_setting('app.person', true), decided_at = clock_timestamp(), decision_note = ${note || null}
    where company_id = ${companyId} and event_id = ${event_id}`.execute(tx);
}
