import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { translate } from '../messages/translate.ts';
import { recordMovements } from '../orders/movements.ts';
import { isOrder } from '../orders/orders.repository.ts';
import { reverseOrderEnd } from '../orders/reverse-order.ts';
import { orderOfKey } from './scanned.ts';

interface Movement {
  merchant_order_id: string;
  merchant_id: string;
  from_place: 'Merchant' | 'Branch' | 'Driver' | 'Customer';
  to_place: string;
  driver_id: string | null;
  run_id: number | null;
  is_last: boolean;
}

const tooLate = () => new ApiError('changed', { message: 'scanNotLast' });

/** Takes back a failed attempt: it is the last one of an open order. */
async function undoAttempt(tx: Tx, companyId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ merchant_order_id: string; merchant_id: string; n: number; outcome: string }>`
    select merchant_order_id, merchant_id, n, outcome from attempts
    where company_id = ${companyId} and client_id = ${clientId}`.execute(tx);
  const [attempt] = rows;
  if (!attempt || attempt.outcome !== 'Failed') return false;
  const order = await orderOfKey(tx, companyId, attempt);
  if (order.attempts !== attempt.n || order.status !== 'In Transit' || order.place !== 'Driver')
    throw tooLate();
  const at = isOrder(companyId, attempt);
  await sql`delete from attempts where ${at} and n = ${attempt.n}`.execute(tx);
  await sql`update run_lines l set outcome = case when exists (select from attempts a where a.company_id = l.company_id
        and a.merchant_order_id = l.merchant_order_id and a.merchant_id = l.merchant_id and a.run_id = l.run_id
        and a.outcome = 'Failed') then 'Failed' end
    where ${at} and is_open`.execute(tx);
  return true;
}

/** The order that a return scan ended: its movements do not have the scan. */
async function returnedBy(tx: Tx, companyId: string, clientId: string) {
  const { rows } = await sql<{ merchant_order_id: string; merchant_id: string }>`
    select merchant_order_id, merchant_id from attempts
    where company_id = ${companyId} and client_id = ${clientId} and outcome = 'Returned'`.execute(tx);
  return rows[0];
}

/**
 * Takes back what the last scan of an order did, by another movement. The end of an order is reversed with its amounts.
 *
 * @throws ApiError `changed` if the order has moved since
 */
export async function undoScan(tx: Tx, caller: Caller, clientId: string): Promise<void> {
  const { companyId, language } = caller;
  if (await undoAttempt(tx, companyId, clientId)) return;
  const { rows } = await sql<Movement>`
    select m.*, not exists (select from movements n where n.company_id = m.company_id and n.merchant_order_id = m.merchant_order_id
      and n.merchant_id = m.merchant_id and n.seq > m.seq) as is_last
    from movements m where m.company_id = ${companyId} and m.client_id = ${clientId}`.execute(tx);
  const [movement] = rows;
  const key = movement ?? (await returnedBy(tx, companyId, clientId));
  if (!key) throw tooLate();
  const order = await orderOfKey(tx, companyId, key);
  if (order.status === 'Delivered' || order.status === 'Returned') {
    requirePermission(caller, 'orders.reverse');
    await reverseOrderEnd(tx, companyId, { ...key, reason: translate(language, 'scanUndone') });
    return;
  }
  if (!movement?.is_last || movement.to_place !== order.place) throw tooLate();
  const { from_place, driver_id, run_id } = movement;
  const at = isOrder(companyId, key);
  if (from_place === 'Merchant') await sql`update orders set status = 'Pending' where ${at}`.execute(tx);
  if (order.place === 'Driver') {
    // It was put on a run that is out.
    await sql`delete from run_lines where ${at} and is_open`.execute(tx);
  } else if (from_place === 'Driver') {
    await sql`update run_lines l set is_open = true, outcome = nullif(outcome, 'Back') from runs r
      where l.company_id = ${companyId} and l.merchant_order_id = ${key.merchant_order_id} and l.merchant_id = ${key.merchant_id}
        and r.company_id = l.company_id and r.run_id = l.run_id and r.state = 'Issued' and not l.is_open
        and (l.outcome = 'Back' or l.outcome = 'Failed') and r.driver_id = ${driver_id}`.execute(tx);
  }
  await recordMovements(tx, companyId, key, order.place, [from_place], {
    driverId: driver_id,
    ...(run_id !== null && { runId: run_id }),
  });
}
