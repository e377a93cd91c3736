import {
  nextStatuses,
  order,
  pathTo,
  statusesWithReason,
  stepsTo,
  type FieldValues,
  type OrderStatus,
  type OrderStatusUpdate,
} from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { ApiError, invalid } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import { requireReferences } from '../rows/references.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';
import { placesOf, recordMovements, type Passage } from './movements.ts';
import { leaveRun, presentRun, recordAttempt, reportLine } from './order-end.ts';
import { isOrder, lockOrder } from './orders.repository.ts';
import { requireCollector } from './order-collector.ts';
import { postOrder } from './post-order.ts';

/** Statuses of orders that a driver has. */
export const statusesWithDriver: readonly string[] = ['Picked Up', 'In Transit', 'Delivered', 'Returned'];

function requireSteps(from: string, to: OrderStatus, { isDispatched = false }: Handling): OrderStatus[] {
  const steps = isDispatched ? pathTo(from, to) : stepsTo(from, to);
  if (steps.length === 0) throw new ApiError('changed', { message: 'notAllowed', statuses: { from, to } });
  return steps;
}

/**
 * Requires a driver who is not deleted. The end of an order locks drivers after the counters, as all ends do: to lock this one
 * before would be a deadlock with the next end of the driver.
 */
async function requireDriver(tx: Tx, companyId: string, driver_id: string, status: OrderStatus) {
  if (nextStatuses(status).length > 0) return requireReferences(tx, companyId, order, { driver_id });
  const { rows } = await sql`select from drivers
    where company_id = ${companyId} and driver_id = ${driver_id} and deleted_at is null`.execute(tx);
  if (rows.length === 0) throw invalid({ driver_id: 'unknown' });
}

/** How the dispatch desk moves an order. Amounts in fils. */
export interface Handling extends Passage {
  /** Whether it may take several steps to any status. */
  isDispatched?: boolean;
  /** What the customer paid; it becomes the price of a delivered order. */
  amountTaken?: number | undefined;
  /** What the customer paid for the return. */
  feeTaken?: number | undefined;
  note?: string | undefined;
}

/**
 * Moves an order to a status that its own one allows, step by step: the audit log has each. The parcel moves with it, and its run
 * knows the end. Delivered and Returned post their amounts in the same transaction. `expected` has the driver that the editor saw.
 */
export async function updateOrderStatus(
  tx: Tx,
  companyId: string,
  update: OrderStatusUpdate,
  expected?: FieldValues,
  handling: Handling = {},
): Promise<void> {
  const { merchant_order_id, merchant_id, status } = update;
  const present = await lockOrder(tx, companyId, update);
  const steps = requireSteps(present.status, status, handling);
  const driverId = update.driver_id || present.driver_id;
  const key = { merchant_order_id, merchant_id };
  await refuseOutdated(tx, companyId, order, key, { driver_id: driverId }, expected);
  if (driverId && driverId !== present.driver_id) await requireDriver(tx, companyId, driverId, status);
  if (!driverId && statusesWithDriver.includes(status)) throw invalid({ driver_id: 'required' });
  const takesReason = statusesWithReason.includes(status);
  const reason = {
    end_reason: (takesReason && update.end_reason) || null,
    end_reason_text: (takesReason && update.end_reason_text) || null,
  };
  const collector =
    status === 'Delivered' ? await requireCollector(tx, companyId, present) : present.collector;
  const total_price =
    status === 'Delivered' ? (handling.amountTaken ?? present.total_price) : present.total_price;
  for (const step of steps) {
    const isOver = nextStatuses(step).length === 0;
    await sql`
      update orders set status = ${step}, driver_id = ${driverId}, total_price = ${total_price},
        collector = ${isOver ? collector : present.collector},
        end_reason = ${reason.end_reason}, end_reason_text = ${reason.end_reason_text},
        date_order_delivery_customer_end = case when ${isOver} then now() end
      where ${isOrder(companyId, update)}`.execute(tx);
  }
  const runId = await presentRun(tx, companyId, key, driverId);
  const passage = { ...handling, runId: handling.runId ?? runId, driverId };
  await recordMovements(tx, companyId, key, present.place, placesOf(present.place, steps), passage);
  if (status === 'Cancelled') await leaveRun(tx, companyId, key);
  if (driverId && (status === 'Delivered' || status === 'Returned')) {
    const amountTaken = status === 'Returned' ? handling.feeTaken : collector === 'Driver' ? total_price : 0;
    // The movement of a delivery has the id of its scan.
    const clientId = status === 'Returned' ? handling.clientId : undefined;
    if (status === 'Delivered' || runId !== undefined || amountTaken || clientId !== undefined)
      await recordAttempt(tx, companyId, key, {
        ...passage,
        clientId,
        outcome: status,
        amountTaken,
        price: total_price === present.total_price ? undefined : present.total_price,
        note: handling.note,
      });
    if (runId === undefined) await leaveRun(tx, companyId, key);
    else await reportLine(tx, companyId, key, status);
    await postOrder(tx, companyId, {
      ...present,
      total_price,
      fee_taken: handling.feeTaken ?? 0,
      merchant_order_id,
      merchant_id,
      status,
      collector,
      driver_id: driverId,
    });
  }
}
