import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { addToRun, lockOpenRun } from '../dispatch/run-lines.ts';
import { createRun, issueRun } from '../dispatch/runs.repository.ts';
import type { Passage } from '../orders/movements.ts';
import { isOrder } from '../orders/orders.repository.ts';
import type { ReportedOrder } from './reported-order.ts';

/** The run that a driver loads parcels onto, locked: runs are locked before orders. It is new if none is out. */
export async function runToLoad(
  tx: Tx,
  companyId: string,
  driverId: string,
  wanted: number | undefined,
): Promise<{ runId: number; isNew: boolean }> {
  // Two phones of a driver make one run.
  await takeTurn(tx, companyId, `load for ${driverId}`);
  const { rows } = await sql<{ run_id: number }>`select run_id from runs
    where company_id = ${companyId} and driver_id = ${driverId} and state = 'Issued'
    order by run_id = ${wanted ?? null}::bigint desc nulls last, day desc, run_id desc limit 1`.execute(tx);
  if (rows[0]) {
    const { run_id } = await lockOpenRun(tx, companyId, rows[0].run_id);
    return { runId: run_id, isNew: false };
  }
  const { rows: days } = await sql<{ today: string }>`select current_date::text as today`.execute(tx);
  const run = { driver_id: driverId, day: days[0]?.today ?? '', another: true };
  return { runId: await createRun(tx, companyId, run), isNew: true };
}

/** Puts a parcel on the run; it leaves a run of the driver that is not out yet. */
export async function loadParcel(
  tx: Tx,
  companyId: string,
  { runId, isNew }: { runId: number; isNew: boolean },
  order: ReportedOrder,
  passage: Passage,
): Promise<void> {
  // It is on a run that is out already.
  if (order.is_out) return;
  await sql`delete from run_lines where ${isOrder(companyId, order)} and is_open and run_id in (
      select draft.run_id from runs draft join runs present using (company_id, driver_id)
      where company_id = ${companyId} and draft.state = 'Draft' and present.run_id = ${runId} and draft.run_id <> ${runId})`.execute(
    tx,
  );
  await addToRun(tx, companyId, runId, [order], passage);
  if (isNew) await issueRun(tx, companyId, runId, passage);
}
