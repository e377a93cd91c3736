import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { translate } from '../messages/translate.ts';
import { recordMovements } from '../orders/movements.ts';
import { leaveRun } from '../orders/order-end.ts';
import { hasEnded, isOrder } from '../orders/orders.repository.ts';
import { reverseOrderEnd } from '../orders/reverse-order.ts';
import { orderOfKey, scannedBefore, type ScannedOrder } from './scanned.ts';

interface Attempt {
  n: number;
  outcome: 'Delivered' | 'Failed' | 'Returned';
  run_id: number | null;
  /** Whether it was taken back, or the parcel has moved since. */
  is_over: boolean;
}

interface Movement {
  from_place: 'Merchant' | 'Branch' | 'Driver' | 'Customer';
  to_place: string;
  driver_id: string | null;
  run_id: number | null;
  is_last: boolean;
}

interface OpenLine {
  run_id: number;
  outcome: string | null;
}

const tooLate = () => new ApiError('changed', { message: 'scanNotLast' });

/** The attempt of a scan: a failed one, or a return. */
async function attemptOf(tx: Tx, companyId: string, clientId: string): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select n, outcome, run_id, is_reversed or exists (select from movements m where m.company_id = a.company_id
      and m.merchant_order_id = a.merchant_order_id and m.merchant_id = a.merchant_id and m.received_at > a.received_at) as is_over
    from attempts a where company_id = ${companyId} and client_id = ${clientId}`.execute(tx);
  return rows[0];
}

async function movementOf(tx: Tx, companyId: string, clientId: string): Promise<Movement | undefined> {
  const { rows } = await sql<Movement>`
    select from_place, to_place, driver_id, run_id, not exists (select from movements n where n.company_id = m.company_id
      and n.merchant_order_id = m.merchant_order_id and n.merchant_id = m.merchant_id and n.seq > m.seq) as is_last
    from movements m where company_id = ${companyId} and client_id = ${clientId}`.execute(tx);
  return rows[0];
}

async function openLineOf(tx: Tx, companyId: string, order: ScannedOrder): Promise<OpenLine | undefined> {
  const { rows } = await sql<OpenLine>`select run_id, outcome from run_lines
    where ${isOrder(companyId, order)} and is_open`.execute(tx);
  return rows[0];
}

async function reverseEnd(tx: Tx, caller: Caller, { merchant_order_id, merchant_id }: ScannedOrder) {
  requirePermission(caller, 'orders.reverse');
  const reason = translate(caller.language, 'scanUndone');
  await reverseOrderEnd(tx, caller.companyId, { merchant_order_id, merchant_id, reason });
}

/** Takes back a failed attempt: it is the last one of an open order. Its run is still out, if it has one. */
async function undoFailure(tx: Tx, caller: Caller, order: ScannedOrder, { n, run_id }: Attempt) {
  const { companyId } = caller;
  requirePermission(caller, 'runs.manage');
  const line = await openLineOf(tx, companyId, order);
  if (order.status !== 'In Transit' || (run_id !== null && line?.run_id !== run_id)) throw tooLate();
  const at = isOrder(companyId, order);
  await sql`delete from attempts where ${at} and n = ${n}`.execute(tx);
  await sql`update run_lines l set outcome = case when exists (select from attempts a where a.company_id = l.company_id
        and a.merchant_order_id = l.merchant_order_id and a.merchant_id = l.merchant_id and a.run_id = l.run_id
        and a.outcome = 'Failed') then 'Failed' end
    where ${at} and run_id = ${run_id} and is_open`.execute(tx);
}

async function undoAttempt(tx: Tx, caller: Caller, order: ScannedOrder, attempt: Attempt) {
  if (attempt.is_over || order.attempts !== attempt.n) throw tooLate();
  if (attempt.outcome === 'Failed') await undoFailure(tx, caller, order, attempt);
  else if (order.status === 'Returned') await reverseEnd(tx, caller, order);
  else throw tooLate();
}

/** The parcel was received from its merchant. */
async function undoReceipt(tx: Tx, { companyId }: Caller, order: ScannedOrder) {
  if (order.status !== 'Accepted' || (await openLineOf(tx, companyId, order))) throw tooLate();
  await sql`update orders set status = 'Pending' where ${isOrder(companyId, order)}`.execute(tx);
}

/** The parcel was put on a run that is out. */
async function undoHandOut(tx: Tx, caller: Caller, order: ScannedOrder, { run_id }: Movement) {
  requirePermission(caller, 'runs.manage');
  const line = await openLineOf(tx, caller.companyId, order);
  if (order.status !== 'In Transit' || line?.run_id !== run_id || line?.outcome) throw tooLate();
  await leaveRun(tx, caller.companyId, order);
}

/** The parcel came back from its driver: a run that is still out waits for it again. */
async function undoBack(tx: Tx, { companyId }: Caller, order: ScannedOrder, { driver_id, run_id }: Movement) {
  if (order.driver_id !== driver_id || (await openLineOf(tx, companyId, order))) throw tooLate();
  if (hasEnded(order.status)) return;
  await sql`update run_lines l set is_open = true, outcome = nullif(outcome, 'Back') from runs r
    where l.company_id = ${companyId} and l.merchant_order_id = ${order.merchant_order_id} and l.merchant_id = ${order.merchant_id}
      and l.run_id = ${run_id} and r.company_id = l.company_id and r.run_id = l.run_id and r.state = 'Issued'
      and (l.outcome = 'Back' or l.outcome = 'Failed')`.execute(tx);
}

async function undoMovement(tx: Tx, caller: Caller, order: ScannedOrder, movement: Movement) {
  const { from_place, to_place, driver_id, run_id, is_last } = movement;
  if (!is_last || to_place !== order.place) throw tooLate();
  if (to_place === 'Customer') return reverseEnd(tx, caller, order);
  if (from_place === 'Merchant') await undoReceipt(tx, caller, order);
  else if (from_place === 'Driver') await undoBack(tx, caller, order, movement);
  else await undoHandOut(tx, caller, order, movement);
  await recordMovements(tx, caller.companyId, order, order.place, [from_place], {
    driverId: driver_id,
    ...(run_id !== null && { runId: run_id }),
  });
}

/**
 * Takes back what the last scan of an order did, by another movement. The end of an order is reversed with its amounts.
 *
 * @throws ApiError `changed` if the order has moved since
 */
export async function undoScan(tx: Tx, caller: Caller, clientId: string): Promise<void> {
  const { companyId } = caller;
  await takeTurn(tx, companyId, `scan ${clientId}`);
  const key = await scannedBefore(tx, companyId, clientId);
  if (!key) throw tooLate();
  const order = await orderOfKey(tx, companyId, key);
  const attempt = await attemptOf(tx, companyId, clientId);
  if (attempt) return undoAttempt(tx, caller, order, attempt);
  const movement = await movementOf(tx, companyId, clientId);
  if (!movement) throw tooLate();
  await undoMovement(tx, caller, order, movement);
}
