import type { Permission } from '@tawseel/api-client/permissions';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { translate, type ResponseLanguage } from '../messages/translate.ts';
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
  /** Whether the scan received it from its merchant, too. */
  is_from_merchant: boolean;
}

interface OpenLine {
  run_id: number;
  outcome: string | null;
}

/** Who takes a scan back. */
export interface Undoer {
  companyId: string;
  language: ResponseLanguage;
  /** @throws ApiError if they may not */
  require(permission: Permission): void;
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
      and n.merchant_order_id = m.merchant_order_id and n.merchant_id = m.merchant_id and n.seq > m.seq) as is_last,
      exists (select from movements b where b.company_id = m.company_id and b.merchant_order_id = m.merchant_order_id
        and b.merchant_id = m.merchant_id and b.seq = m.seq - 1 and b.from_place = 'Merchant' and b.client_id is null
        and b.at = m.at) as is_from_merchant
    from movements m where company_id = ${companyId} and client_id = ${clientId}`.execute(tx);
  return rows[0];
}

async function openLineOf(tx: Tx, companyId: string, order: ScannedOrder): Promise<OpenLine | undefined> {
  const { rows } = await sql<OpenLine>`select run_id, outcome from run_lines
    where ${isOrder(companyId, order)} and is_open`.execute(tx);
  return rows[0];
}

async function reverseEnd(tx: Tx, undoer: Undoer, { merchant_order_id, merchant_id }: ScannedOrder) {
  undoer.require('orders.reverse');
  const reason = translate(undoer.language, 'scanUndone');
  await reverseOrderEnd(tx, undoer.companyId, { merchant_order_id, merchant_id, reason });
}

/** Takes back a failed attempt: it is the last one of an open order. Its run is still out, if it has one. */
async function undoFailure(tx: Tx, undoer: Undoer, order: ScannedOrder, { n, run_id }: Attempt) {
  const { companyId } = undoer;
  undoer.require('runs.manage');
  const line = await openLineOf(tx, companyId, order);
  if (order.status !== 'In Transit' || (run_id !== null && line?.run_id !== run_id)) throw tooLate();
  const at = isOrder(companyId, order);
  await sql`delete from attempts where ${at} and n = ${n}`.execute(tx);
  await sql`update run_lines l set outcome = case when exists (select from attempts a where a.company_id = l.company_id
        and a.merchant_order_id = l.merchant_order_id and a.merchant_id = l.merchant_id and a.run_id = l.run_id
        and a.outcome = 'Failed') then 'Failed' end
    where ${at} and run_id = ${run_id} and is_open`.execute(tx);
}

async function undoAttempt(tx: Tx, undoer: Undoer, order: ScannedOrder, attempt: Attempt) {
  if (attempt.is_over || order.attempts !== attempt.n) throw tooLate();
  if (attempt.outcome === 'Failed') await undoFailure(tx, undoer, order, attempt);
  else if (order.status === 'Returned') await reverseEnd(tx, undoer, order);
  else throw tooLate();
}

/** The parcel was received from its merchant. */
async function undoReceipt(tx: Tx, { companyId }: Undoer, order: ScannedOrder) {
  if (order.status !== 'Accepted' || (await openLineOf(tx, companyId, order))) throw tooLate();
  await sql`update orders set status = 'Pending' where ${isOrder(companyId, order)}`.execute(tx);
}

/** The parcel was put on a run that is out. */
async function undoHandOut(tx: Tx, undoer: Undoer, order: ScannedOrder, { run_id }: Movement) {
  undoer.require('runs.manage');
  const line = await openLineOf(tx, undoer.companyId, order);
  if (order.status !== 'In Transit' || line?.run_id !== run_id || line?.outcome) throw tooLate();
  await leaveRun(tx, undoer.companyId, order);
}

/** The driver picked the parcel up: it is where it was before. Returns that place. */
async function undoPickup(
  tx: Tx,
  { companyId }: Undoer,
  order: ScannedOrder,
  { is_from_merchant }: Movement,
) {
  const line = await openLineOf(tx, companyId, order);
  if (order.status !== 'Picked Up' || line?.outcome) throw tooLate();
  const status = is_from_merchant ? 'Pending' : 'Accepted';
  await sql`update orders set status = ${status} where ${isOrder(companyId, order)}`.execute(tx);
  return is_from_merchant ? 'Merchant' : 'Branch';
}

/** The parcel came back from its driver: a run that is still out waits for it again. */
async function undoBack(tx: Tx, { companyId }: Undoer, order: ScannedOrder, { driver_id, run_id }: Movement) {
  if (order.driver_id !== driver_id || (await openLineOf(tx, companyId, order))) throw tooLate();
  if (hasEnded(order.status)) return;
  await sql`update run_lines l set is_open = true, outcome = nullif(outcome, 'Back') from runs r
    where l.company_id = ${companyId} and l.merchant_order_id = ${order.merchant_order_id} and l.merchant_id = ${order.merchant_id}
      and l.run_id = ${run_id} and r.company_id = l.company_id and r.run_id = l.run_id and r.state = 'Issued'
      and (l.outcome = 'Back' or l.outcome = 'Failed')`.execute(tx);
}

async function undoMovement(tx: Tx, undoer: Undoer, order: ScannedOrder, movement: Movement) {
  const { from_place, to_place, driver_id, run_id, is_last } = movement;
  if (!is_last || to_place !== order.place) throw tooLate();
  if (to_place === 'Customer') return reverseEnd(tx, undoer, order);
  let before: Movement['from_place'] = from_place;
  if (from_place === 'Merchant') await undoReceipt(tx, undoer, order);
  else if (order.status === 'Picked Up' && to_place === 'Driver')
    before = await undoPickup(tx, undoer, order, movement);
  else if (from_place === 'Driver') await undoBack(tx, undoer, order, movement);
  else await undoHandOut(tx, undoer, order, movement);
  await recordMovements(tx, undoer.companyId, order, order.place, [before], {
    driverId: driver_id,
    ...(run_id !== null && { runId: run_id }),
  });
}

/**
 * Takes back what the last scan of an order did, by another movement. The end of an order is reversed with its amounts.
 *
 * @throws ApiError `changed` if the order has moved since
 */
export async function takeBack(tx: Tx, undoer: Undoer, clientId: string): Promise<void> {
  const { companyId } = undoer;
  await takeTurn(tx, companyId, `scan ${clientId}`);
  const key = await scannedBefore(tx, companyId, clientId);
  if (!key) throw tooLate();
  const order = await orderOfKey(tx, companyId, key);
  const attempt = await attemptOf(tx, companyId, clientId);
  const movement = attempt ? undefined : await movementOf(tx, companyId, clientId);
  if (attempt) await undoAttempt(tx, undoer, order, attempt);
  else if (movement) await undoMovement(tx, undoer, order, movement);
  else throw tooLate();
  await sql`update driver_events set undone_at = clock_timestamp()
    where company_id = ${companyId} and event_id = ${clientId}`.execute(tx);
}

/** Takes back a scan for a person with the permissions that it needs. */
export async function undoScan(tx: Tx, caller: Caller, clientId: string): Promise<void> {
  const { companyId, language } = caller;
  await takeBack(
    tx,
    { companyId, language, require: (permission) => requirePermission(caller, permission) },
    clientId,
  );
}
