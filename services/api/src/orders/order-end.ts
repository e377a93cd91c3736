import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { isOrder } from './orders.repository.ts';
import type { Passage } from './movements.ts';

/** What was taken at the door, in fils, and what was said there. */
export interface Visit extends Passage {
  outcome: 'Delivered' | 'Failed' | 'Returned';
  reasonId?: string;
  /** Whether the customer caused the failure. */
  counts?: boolean;
  amountTaken?: number | undefined;
  /** The order's price before, if another one was taken. */
  price?: number | undefined;
  nextOn?: string | null;
  note?: string | undefined;
}

/** Records that a driver was at the customer of a locked order; the order's count of attempts follows by a trigger. */
export async function recordAttempt(
  tx: Tx,
  companyId: string,
  { merchant_order_id, merchant_id }: OrderKey,
  visit: Visit,
): Promise<void> {
  const {
    outcome,
    reasonId,
    counts = false,
    amountTaken = 0,
    price,
    nextOn,
    note,
    driverId,
    runId,
    clientId,
    at,
  } = visit;
  await sql`
    insert into attempts (company_id, merchant_order_id, merchant_id, n, run_id, driver_id, outcome, reason_id, counts, note,
      amount_taken, price, next_on, client_id, at)
    select ${companyId}, ${merchant_order_id}, ${merchant_id}, coalesce(max(n), 0) + 1, ${runId ?? null}::bigint, ${driverId ?? null},
      ${outcome}, ${reasonId ?? null}, ${counts}, ${note || null}, ${amountTaken}::bigint, ${price ?? null}::bigint, ${nextOn ?? null}::date,
      ${clientId ?? null}::uuid, least(${at ?? null}::timestamptz, clock_timestamp())
    from attempts where ${isOrder(companyId, { merchant_order_id, merchant_id })}`.execute(tx);
}

/** The run that is out with a driver and has the order; the run of another driver is left, one that is not out yet still waits for it. */
export async function presentRun(
  tx: Tx,
  companyId: string,
  order: OrderKey,
  driverId: string | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ run_id: number; driver_id: string; state: string }>`
    select l.run_id, r.driver_id, r.state from run_lines l join runs r using (company_id, run_id)
    where l.company_id = ${companyId} and l.merchant_order_id = ${order.merchant_order_id}
      and l.merchant_id = ${order.merchant_id} and l.is_open`.execute(tx);
  const [line] = rows;
  if (!line) return undefined;
  if (line.driver_id === driverId) return line.state === 'Issued' ? line.run_id : undefined;
  await leaveRun(tx, companyId, order);
  return undefined;
}

/** Takes an order off its open run. */
export async function leaveRun(tx: Tx, companyId: string, order: OrderKey): Promise<void> {
  await sql`delete from run_lines where ${isOrder(companyId, order)} and is_open`.execute(tx);
}

/** Writes what became of an order on its open run. After a failure the driver still has it, and may deliver it on the same run. */
export async function reportLine(
  tx: Tx,
  companyId: string,
  order: OrderKey,
  outcome: 'Delivered' | 'Failed' | 'Returned' | 'Back',
): Promise<void> {
  const isBack = outcome === 'Back';
  await sql`update run_lines set is_open = ${outcome === 'Failed'},
      outcome = case when ${isBack} then coalesce(outcome, 'Back') else ${outcome} end
    where ${isOrder(companyId, order)} and is_open`.execute(tx);
}

/**
 * After the end of an order is taken back, it has its price again, its visit does not count, and its run waits for it unless it is closed.
 */
export async function reopenLine(tx: Tx, companyId: string, order: OrderKey): Promise<void> {
  const at = isOrder(companyId, order);
  await sql`update orders o set total_price = a.price from attempts a
    where o.company_id = ${companyId} and o.merchant_order_id = ${order.merchant_order_id} and o.merchant_id = ${order.merchant_id}
      and a.company_id = o.company_id and a.merchant_order_id = o.merchant_order_id and a.merchant_id = o.merchant_id
      and a.price is not null and not a.is_reversed`.execute(tx);
  await sql`update attempts set is_reversed = true where ${at} and outcome <> 'Failed' and not is_reversed`.execute(
    tx,
  );
  await sql`update run_lines l set outcome = null, is_open = true from runs r
    where l.company_id = ${companyId} and l.merchant_order_id = ${order.merchant_order_id} and l.merchant_id = ${order.merchant_id}
      and l.outcome in ('Delivered', 'Returned')
      and r.company_id = l.company_id and r.run_id = l.run_id and r.state = 'Issued'`.execute(tx);
}
