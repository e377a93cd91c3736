import type { Scan, Scanned, ScanMode } from '@tawseel/api-client/dispatch-schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { toFils } from '../money/fils.ts';
import { recordMovements } from '../orders/movements.ts';
import { presentRun, recordAttempt, reportLine } from '../orders/order-end.ts';
import { updateOrderStatus, type Handling } from '../orders/order-status.ts';
import { endReasonOf } from './end-reason.ts';
import {
  attemptLimit,
  countedAttempts,
  orderOfCode,
  orderOfKey,
  readScanned,
  scannedBefore,
  type ScannedOrder,
} from './scanned.ts';
import { addToRun, lockOpenRun } from './run-lines.ts';

/** What is done with a parcel. */
export interface ParcelReport extends Omit<Scan, 'code' | 'order'> {
  /** The driver who did it; by default the one who has the parcel. */
  driver_id?: string;
}

/** A scan of an order that is locked. Returns whether nothing had to change. */
type Work = (tx: Tx, companyId: string, order: ScannedOrder, scan: ParcelReport) => Promise<boolean>;

const refused = ({ status }: ScannedOrder) =>
  new ApiError('changed', { message: 'scanRefused', statuses: { status } });

const handlingOf = ({ client_id, at, note }: ParcelReport): Handling => ({
  clientId: client_id,
  at,
  note: note || undefined,
  isDispatched: true,
});

const isOnTheWay = ({ status }: ScannedOrder) => status === 'Picked Up' || status === 'In Transit';
const isOver = ({ status }: ScannedOrder) => status === 'Returned' || status === 'Cancelled';

/** The counter gets a parcel, from its merchant or from a driver. */
const receive: Work = async (tx, companyId, order, scan) => {
  if (order.status === 'Pending') {
    await updateOrderStatus(
      tx,
      companyId,
      { ...order, status: 'Accepted', driver_id: '' },
      undefined,
      handlingOf(scan),
    );
    return false;
  }
  if (order.place === 'Branch') return true;
  if (order.place !== 'Driver' || !(isOnTheWay(order) || isOver(order))) throw refused(order);
  const runId = await presentRun(tx, companyId, order, order.driver_id);
  await recordMovements(tx, companyId, order, 'Driver', ['Branch'], {
    ...handlingOf(scan),
    runId,
    driverId: order.driver_id,
  });
  if (runId !== undefined) await reportLine(tx, companyId, order, 'Back');
  return false;
};

const receiveBack: Work = async (tx, companyId, order, scan) => {
  if (order.status === 'Pending') throw refused(order);
  return receive(tx, companyId, order, scan);
};

const putOnRun: Work = async (tx, companyId, order, { run_id, client_id, at }) => {
  if (run_id === undefined) throw invalid({ run_id: 'required' });
  const added = await addToRun(tx, companyId, run_id, [order], { clientId: client_id, at });
  return added === 0;
};

const deliver: Work = async (tx, companyId, order, scan) => {
  if (order.status === 'Delivered') return true;
  const taken = scan.amount_taken === undefined ? undefined : toFils(scan.amount_taken);
  if (taken !== undefined && taken !== order.total_price) {
    // Nobody pays the driver another amount for an order that is paid elsewhere.
    if (order.collector !== 'Driver') throw invalid({ amount_taken: 'invalid' });
    if (!scan.note) throw invalid({ note: 'required' });
  }
  const { driver_id = '' } = scan;
  await updateOrderStatus(tx, companyId, { ...order, status: 'Delivered', driver_id }, undefined, {
    ...handlingOf(scan),
    amountTaken: taken,
  });
  return false;
};

/** The reason of a failed attempt. @throws ApiError `invalid` without one that is in use */
async function requireReason(tx: Tx, companyId: string, reasonId: string | undefined) {
  if (!reasonId) throw invalid({ reason_id: 'required' });
  const { rows } = await sql<{
    next_step: string;
    counts: string;
  }>`select next_step, counts from failure_reasons
    where company_id = ${companyId} and reason_id = ${reasonId} and state = 'Active' for share`.execute(tx);
  if (!rows[0]) throw invalid({ reason_id: 'unknown' });
  return { isRetried: rows[0].next_step === 'Retry', counts: rows[0].counts === 'Yes' };
}

const fail: Work = async (tx, companyId, order, scan) => {
  const { isRetried, counts } = await requireReason(tx, companyId, scan.reason_id);
  if (!isOnTheWay(order)) throw refused(order);
  if (order.status === 'Picked Up')
    await updateOrderStatus(tx, companyId, { ...order, status: 'In Transit', driver_id: '' }, undefined, {
      isDispatched: true,
    });
  const { rows } = await sql<{ today: string; tomorrow: string }>`
    select current_date::text as today, (current_date + 1)::text as tomorrow`.execute(tx);
  const { today = '', tomorrow = '' } = rows[0] ?? {};
  if (scan.next_on && scan.next_on < today) throw invalid({ next_on: 'date' });
  const count = (await countedAttempts(tx, companyId, order)) + (counts ? 1 : 0);
  const isUsedUp = count >= (await attemptLimit(tx, companyId));
  // A day that somebody names is a decision, whatever the limit says.
  const nextOn = scan.next_on || (isRetried && !isUsedUp ? tomorrow : null);
  const { driver_id: driverId = order.driver_id } = scan;
  // Another driver's visit does not take the parcel off the run that has it.
  const runId = driverId === order.driver_id ? await presentRun(tx, companyId, order, driverId) : undefined;
  await recordAttempt(tx, companyId, order, {
    ...handlingOf(scan),
    runId,
    driverId,
    outcome: 'Failed',
    ...(scan.reason_id && { reasonId: scan.reason_id }),
    counts,
    nextOn,
  });
  if (runId !== undefined) await reportLine(tx, companyId, order, 'Failed');
  return false;
};

const giveBack: Work = async (tx, companyId, order, scan) => {
  if (order.status === 'Returned') return true;
  if (!isOnTheWay(order)) throw refused(order);
  const end_reason = await endReasonOf(tx, companyId, order);
  await updateOrderStatus(
    tx,
    companyId,
    { ...order, status: 'Returned', driver_id: '', end_reason, end_reason_text: scan.note ?? '' },
    undefined,
    { ...handlingOf(scan), feeTaken: toFils(scan.fee_taken ?? 0) },
  );
  return false;
};

const works: Readonly<Record<ScanMode, Work>> = {
  in: receive,
  run: putOnRun,
  back: receiveBack,
  delivered: deliver,
  failed: fail,
  return: giveBack,
};

/** What a cashier may do. */
const receiving: ReadonlySet<ScanMode> = new Set(['in', 'back']);

/** Does what a report on a locked order says, whoever reports it. Returns whether nothing had to change. */
export async function applyReport(
  tx: Tx,
  companyId: string,
  order: ScannedOrder,
  report: ParcelReport,
): Promise<boolean> {
  return works[report.mode](tx, companyId, order, report);
}

/**
 * Does what a scan says, once for each `client_id`.
 *
 * @throws ApiError `not_found` for an unknown code, `changed` if the order's status does not allow it
 */
export async function scanParcel(tx: Tx, caller: Caller, scan: Scan): Promise<Scanned> {
  const { companyId } = caller;
  if (!receiving.has(scan.mode)) requirePermission(caller, 'runs.manage');
  await takeTurn(tx, companyId, `scan ${scan.client_id}`);
  const before = await scannedBefore(tx, companyId, scan.client_id);
  if (before) return readScanned(tx, companyId, before, false);
  if (!scan.code && !scan.order) throw invalid({ code: 'required' });
  // Runs are locked before orders.
  if (scan.mode === 'run' && scan.run_id !== undefined) await lockOpenRun(tx, companyId, scan.run_id);
  const find = async () => {
    if (scan.order) return orderOfKey(tx, companyId, scan.order);
    if (scan.code) return orderOfCode(tx, companyId, scan.code);
    throw notFound();
  };
  const order = await find();
  const wasThere = await applyReport(tx, companyId, order, scan);
  return readScanned(tx, companyId, order, wasThere);
}
