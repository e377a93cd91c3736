import { run as runEntity, type NextAttempt, type RunCreation } from '@tawseel/api-client/dispatch-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import { requireReferences } from '../rows/references.ts';
import type { Passage } from '../orders/movements.ts';
import { addToRun, handToDriver, lockOrders, lockOrdersOf, lockRun } from './run-lines.ts';
import { orderOfKey } from './scanned.ts';

/**
 * Makes a run of a driver and a day, with orders or none yet. Returns its number.
 *
 * @throws ApiError `duplicate` if the driver has an open run of that day, unless another is asked for
 */
export async function createRun(tx: Tx, companyId: string, creation: RunCreation): Promise<number> {
  const { driver_id, day, note, orders = [], another = false } = creation;
  await takeTurn(tx, companyId, 'runs');
  await lockOrders(tx, companyId, orders);
  await requireReferences(tx, companyId, runEntity, { driver_id });
  const { rows: open } = await sql<{ run_id: number }>`select run_id from runs
    where company_id = ${companyId} and driver_id = ${driver_id} and day = ${day}::date and state <> 'Closed'
    order by run_id desc limit 1`.execute(tx);
  if (open[0] && !another)
    throw new ApiError('duplicate', { message: 'runOpen', values: { number: String(open[0].run_id) } });
  const { rows } = await sql<{ run_id: number }>`
    insert into runs (company_id, run_id, driver_id, day, note)
    select ${companyId}, coalesce(max(run_id), 0) + 1, ${driver_id}, ${day}::date, ${note || null}
    from runs where company_id = ${companyId} returning run_id`.execute(tx);
  const runId = rows[0]?.run_id ?? 0;
  await addToRun(tx, companyId, runId, orders);
  return runId;
}

function requireState(present: string, wanted: 'Draft' | 'Issued', number: number) {
  const message = wanted === 'Draft' ? 'runOut' : present === 'Draft' ? 'runNotOut' : 'runClosed';
  if (present !== wanted) throw new ApiError('changed', { message, values: { number: String(number) } });
}

/** Sends a run out: its parcels are with the driver. @throws ApiError */
export async function issueRun(
  tx: Tx,
  companyId: string,
  runId: number,
  passage: Passage = {},
): Promise<void> {
  const run = await lockRun(tx, companyId, runId);
  requireState(run.state, 'Draft', runId);
  await lockOrdersOf(tx, companyId, runId);
  const { rows: lines } = await sql<{ merchant_order_id: string; merchant_id: string }>`
    select merchant_order_id, merchant_id from run_lines where company_id = ${companyId} and run_id = ${runId} and is_open
    order by merchant_order_id collate "C", merchant_id collate "C"`.execute(tx);
  if (lines.length === 0) throw invalid({ orders: 'required' });
  for (const line of lines)
    await handToDriver(tx, companyId, await orderOfKey(tx, companyId, line), run, passage);
  await sql`update runs set state = 'Issued', issued_at = clock_timestamp()
    where company_id = ${companyId} and run_id = ${runId}`.execute(tx);
}

/** Deletes a run that is not out. @throws ApiError `changed` */
export async function deleteRun(tx: Tx, companyId: string, runId: number): Promise<void> {
  const run = await lockRun(tx, companyId, runId);
  requireState(run.state, 'Draft', runId);
  const at = sql`company_id = ${companyId} and run_id = ${runId}`;
  await sql`delete from run_lines where ${at}`.execute(tx);
  await sql`delete from runs where ${at}`.execute(tx);
}

/**
 * Closes a run, and returns the cash of its orders that the driver has.
 *
 * @throws ApiError `in_use` while a parcel of it has no outcome
 */
export async function closeRun(tx: Tx, companyId: string, runId: number) {
  const run = await lockRun(tx, companyId, runId);
  requireState(run.state, 'Issued', runId);
  // An end of one of them, or its reversal, comes before or after.
  await lockOrdersOf(tx, companyId, runId);
  const { rows: lines } = await sql<{ is_waiting: boolean }>`
    select is_open and outcome is null as is_waiting from run_lines
    where company_id = ${companyId} and run_id = ${runId}`.execute(tx);
  const count = lines.filter(({ is_waiting }) => is_waiting).length;
  if (count > 0) throw new ApiError('in_use', { message: 'runWaits', values: { count } });
  await sql`update run_lines set is_open = false where company_id = ${companyId} and run_id = ${runId} and is_open`.execute(
    tx,
  );
  await sql`update runs set state = 'Closed', closed_at = clock_timestamp()
    where company_id = ${companyId} and run_id = ${runId}`.execute(tx);
  const { rows } = await sql<{ orders: number; amount: number }>`
    select count(*)::int as orders, (coalesce(sum(h.amount), 0) * 0.001)::float8 as amount
    from held_orders h join run_lines l using (company_id, merchant_order_id, merchant_id)
    where l.company_id = ${companyId} and l.run_id = ${runId} and l.outcome in ('Delivered', 'Returned')
      and h.driver_id = ${run.driver_id}`.execute(tx);
  return { driver_id: run.driver_id, orders: 0, amount: 0, ...rows[0] };
}

/** Decides that an order is tried again on a day. @throws ApiError `changed` if it has ended or was not tried */
export async function decideNextAttempt(
  tx: Tx,
  companyId: string,
  { next_attempt_on, ...key }: NextAttempt,
): Promise<void> {
  const order = await orderOfKey(tx, companyId, key);
  if (!['Accepted', 'Picked Up', 'In Transit'].includes(order.status))
    throw new ApiError('changed', { message: 'scanRefused', statuses: { status: order.status } });
  const { numAffectedRows } = await sql`update orders set next_attempt_on = ${next_attempt_on}::date
    where company_id = ${companyId} and merchant_order_id = ${key.merchant_order_id} and merchant_id = ${key.merchant_id}
      and ${next_attempt_on}::date >= current_date`.execute(tx);
  if (!numAffectedRows) throw invalid({ next_attempt_on: 'date' });
}
