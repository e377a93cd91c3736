import {
  nextStatuses,
  order,
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
import { isOrder, lockOrder } from './orders.repository.ts';
import { requireCollector } from './order-collector.ts';
import { postOrder } from './post-order.ts';

/** Statuses of orders that a driver has. */
export const statusesWithDriver: readonly string[] = ['Picked Up', 'In Transit', 'Delivered', 'Returned'];

function requireSteps(from: string, to: OrderStatus): OrderStatus[] {
  const steps = stepsTo(from, to);
  if (steps.length === 0) throw new ApiError('changed', { message: 'notAllowed', statuses: { from, to } });
  return steps;
}

/**
 * Moves an order to a status that its own one allows, step by step: the audit log has each. Delivered and Returned post
 * their amounts in the same transaction. `expected` has the driver that the editor saw.
 */
export async function updateOrderStatus(
  tx: Tx,
  companyId: string,
  update: OrderStatusUpdate,
  expected?: FieldValues,
): Promise<void> {
  const { merchant_order_id, merchant_id, status } = update;
  const present = await lockOrder(tx, companyId, update);
  const steps = requireSteps(present.status, status);
  const driverId = update.driver_id || present.driver_id;
  const key = { merchant_order_id, merchant_id };
  await refuseOutdated(tx, companyId, order, key, { driver_id: driverId }, expected);
  if (driverId && driverId !== present.driver_id)
    await requireReferences(tx, companyId, order, { driver_id: driverId });
  if (!driverId && statusesWithDriver.includes(status)) throw invalid({ driver_id: 'required' });
  const takesReason = statusesWithReason.includes(status);
  const reason = {
    end_reason: (takesReason && update.end_reason) || null,
    end_reason_text: (takesReason && update.end_reason_text) || null,
  };
  const collector =
    status === 'Delivered' ? await requireCollector(tx, companyId, present) : present.collector;
  for (const step of steps) {
    const isOver = nextStatuses(step).length === 0;
    await sql`
      update orders set status = ${step}, driver_id = ${driverId},
        collector = ${isOver ? collector : present.collector},
        end_reason = ${reason.end_reason}, end_reason_text = ${reason.end_reason_text},
        date_order_delivery_customer_end = case when ${isOver} then now() end
      where ${isOrder(companyId, update)}`.execute(tx);
  }
  if (driverId && (status === 'Delivered' || status === 'Returned')) {
    await postOrder(tx, companyId, {
      ...present,
      merchant_order_id,
      merchant_id,
      status,
      collector,
      driver_id: driverId,
    });
  }
}
