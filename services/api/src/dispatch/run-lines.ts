import type { RunOrders } from '@tawseel/api-client/dispatch-schemas';
import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import { recordMovements, type Passage } from '../orders/movements.ts';
import { updateOrderStatus } from '../orders/order-status.ts';
import { hasEnded } from '../orders/orders.repository.ts';
import { orderOfKey, type ScannedOrder } from './scanned.ts';

export interface PresentRun {
  run_id: number;
  driver_id: string;
  state: 'Draft' | 'Issued' | 'Closed';
}

/** Locks a run until the transaction ends. @throws ApiError `not_found` */
export async function lockRun(tx: Tx, companyId: string, runId: number): Promise<PresentRun> {
  const { rows } = await sql<PresentRun>`select run_id, driver_id, state from runs
    where company_id = ${companyId} and run_id = ${runId} for no key update`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Locks a run that is not over. @throws ApiError `changed` */
export async function lockOpenRun(tx: Tx, companyId: string, runId: number): Promise<PresentRun> {
  const run = await lockRun(tx, companyId, runId);
  if (run.state === 'Closed')
    throw new ApiError('changed', { message: 'runClosed', values: { number: String(runId) } });
  return run;
}

const byKey = (one: OrderKey, other: OrderKey) =>
  Number(one.merchant_order_id > other.merchant_order_id) -
    Number(one.merchant_order_id < other.merchant_order_id) ||
  Number(one.merchant_id > other.merchant_id) - Number(one.merchant_id < other.merchant_id);

/** Each order once, in the order of keys. */
export function eachOnce<Key extends OrderKey>(orders: readonly Key[]): Key[] {
  const each = new Map(orders.map((order) => [`${order.merchant_order_id}\n${order.merchant_id}`, order]));
  return [...each.values()].toSorted(byKey);
}

/** Gives the parcel of a locked order to the driver of a run. */
export async function handToDriver(
  tx: Tx,
  companyId: string,
  order: ScannedOrder,
  { run_id, driver_id }: PresentRun,
  passage: Passage = {},
): Promise<void> {
  const handling = { ...passage, runId: run_id, isDispatched: true };
  if (order.status !== 'In Transit') {
    await updateOrderStatus(
      tx,
      companyId,
      { ...order, status: 'In Transit', driver_id },
      undefined,
      handling,
    );
  }
  // In transit already, and back in the branch.
  if (order.status === 'In Transit' && order.place === 'Branch')
    await recordMovements(tx, companyId, order, 'Branch', ['Driver'], { ...handling, driverId: driver_id });
}

/** Locks orders as all changes of many do, in the order of their keys; before drivers and merchants, as the ends of orders do. */
export async function lockOrders(tx: Tx, companyId: string, keys: readonly OrderKey[]): Promise<void> {
  const ids = keys.map((key) => key.merchant_order_id);
  const merchants = keys.map((key) => key.merchant_id);
  await sql`select from orders where company_id = ${companyId}
      and (merchant_order_id, merchant_id) in (select * from unnest(${ids}::text[], ${merchants}::text[]))
    order by merchant_order_id, merchant_id for update`.execute(tx);
}

/** Locks the orders of a run, which nothing else changes then, in the order of their keys. */
export async function lockOrdersOf(tx: Tx, companyId: string, runId: number): Promise<void> {
  await sql`select from orders where company_id = ${companyId} and (merchant_order_id, merchant_id) in (
      select merchant_order_id, merchant_id from run_lines where company_id = ${companyId} and run_id = ${runId})
    order by merchant_order_id, merchant_id for update`.execute(tx);
}

/** The open run that an order is on. */
async function openRunOf(tx: Tx, companyId: string, order: OrderKey): Promise<number | undefined> {
  const { rows } = await sql<{ run_id: number }>`select run_id from run_lines where company_id = ${companyId}
    and merchant_order_id = ${order.merchant_order_id} and merchant_id = ${order.merchant_id} and is_open`.execute(
    tx,
  );
  return rows[0]?.run_id;
}

/**
 * Puts orders on a run, whose driver they get; parcels of a run that is out are with the driver then. Returns how many are new on it.
 *
 * @throws ApiError `changed` for an order that is not received yet or has ended; `in_use` for one of another open run
 */
export async function addToRun(
  tx: Tx,
  companyId: string,
  runId: number,
  keys: readonly OrderKey[],
  passage: Passage = {},
): Promise<number> {
  const run = await lockOpenRun(tx, companyId, runId);
  await lockOrders(tx, companyId, keys);
  let added = 0;
  for (const key of eachOnce(keys)) {
    const order = await orderOfKey(tx, companyId, key);
    const { merchant_order_id: id, status } = order;
    if (status === 'Pending') throw new ApiError('changed', { message: 'notReceived', values: { id } });
    if (hasEnded(status)) throw new ApiError('changed', { message: 'orderEnded', statuses: { status } });
    const present = await openRunOf(tx, companyId, order);
    if (present === runId) continue;
    if (present !== undefined)
      throw new ApiError('in_use', { message: 'onOtherRun', values: { id, number: String(present) } });
    // The order's own line of this run, if it came back before.
    await sql`
      insert into run_lines (company_id, run_id, merchant_order_id, merchant_id, position)
      select ${companyId}, ${runId}, ${order.merchant_order_id}, ${order.merchant_id}, coalesce(max(position), 0) + 1
      from run_lines where company_id = ${companyId} and run_id = ${runId}
      on conflict (company_id, run_id, merchant_order_id, merchant_id) do update set is_open = true, outcome = null`.execute(
      tx,
    );
    if (order.driver_id !== run.driver_id)
      await sql`update orders set driver_id = ${run.driver_id} where company_id = ${companyId}
        and merchant_order_id = ${order.merchant_order_id} and merchant_id = ${order.merchant_id}`.execute(
        tx,
      );
    if (run.state === 'Issued')
      await handToDriver(tx, companyId, { ...order, driver_id: run.driver_id }, run, passage);
    added += 1;
  }
  return added;
}

/**
 * Takes orders without an outcome off a run; parcels that are out come back to the branch.
 *
 * @throws ApiError `invalid` if one of them is not on it
 */
export async function removeFromRun(tx: Tx, companyId: string, { run_id, orders }: RunOrders): Promise<void> {
  const run = await lockOpenRun(tx, companyId, run_id);
  await lockOrders(tx, companyId, orders);
  for (const key of eachOnce(orders)) {
    const order = await orderOfKey(tx, companyId, key);
    const { numAffectedRows } =
      await sql`delete from run_lines where company_id = ${companyId} and run_id = ${run_id}
      and merchant_order_id = ${order.merchant_order_id} and merchant_id = ${order.merchant_id} and is_open and outcome is null`.execute(
        tx,
      );
    if (!numAffectedRows) throw invalid({ orders: 'unknown' });
    if (run.state === 'Issued' && order.place === 'Driver')
      await recordMovements(tx, companyId, order, 'Driver', ['Branch'], {
        driverId: run.driver_id,
        runId: run_id,
      });
  }
}
