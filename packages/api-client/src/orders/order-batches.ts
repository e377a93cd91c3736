import * as z from 'zod/mini';
import { id } from '../description/value-schemas.ts';
import { fieldValues } from '../wire/field-values.schema.ts';
import { errorCodes } from '../wire/failure.schema.ts';
import { batchLimit } from '../wire/limits.ts';
import { listQuery } from '../wire/list.schema.ts';
import { orderStatusCall, orderStatusValues } from './order-status-update.ts';
import { defineChange } from '../client/described-call.ts';
import { orderDeletionCall, orderRestorationCall } from './order-deletion.ts';

const orderKey = z.object({ merchant_order_id: id(), merchant_id: id() });

/** An order of a change, with the values that the change replaces as the editor saw them. */
const seenOrder = z.object({ ...orderKey.shape, expected_fields: z.optional(fieldValues) });

/** Orders of one change: named by their keys, or all that match a search and filters when the change begins. */
export const orderBatch = z.object({
  orders: z.optional(
    z.array(seenOrder).check(z.minLength(1, 'required'), z.maxLength(batchLimit, 'invalid')),
  ),
  matching: z.optional(z.object({ search: listQuery.shape.search, filter: listQuery.shape.filter })),
});

/** The next status of many orders, as the update of each. */
export const orderStatusBatch = z.object({
  ...orderBatch.shape,
  ...orderStatusValues.shape,
});

/** Their driver. */
export const orderDriverValues = z.object({ driver_id: id() });

/** The driver of many orders. */
export const orderDriverBatch = z.object({
  ...orderBatch.shape,
  ...orderDriverValues.shape,
});

/** One line of the response: the outcome of one order, with the code and the message of a failure. */
export const orderOutcome = z.object({
  ...orderKey.shape,
  outcome: z.enum(['done', 'failed']),
  code: z.optional(z.enum(errorCodes)),
  message: z.optional(z.string()),
});

export type OrderBatch = z.infer<typeof orderBatch>;
export type OrderOutcome = z.infer<typeof orderOutcome>;

const batch = { needs: 'bulk' } as const;

export const orderStatusBatchCall = defineChange({
  ...batch,
  method: 'PUT',
  path: '/DC/UpdateOrdersStatusMany',
  allow: 'orders.status',
  body: orderStatusBatch,
  changes: orderStatusCall.changes,
});

export const orderDriverBatchCall = defineChange({
  ...batch,
  method: 'PUT',
  path: '/DC/UpdateOrdersDriverMany',
  allow: 'orders.status',
  body: orderDriverBatch,
  changes: ['order'],
});

export const orderDeletionBatchCall = defineChange({
  ...batch,
  method: 'POST',
  path: '/DC/DeleteOrdersMany',
  allow: 'orders.delete',
  body: orderBatch,
  changes: orderDeletionCall.changes,
});

export const orderRestorationBatchCall = defineChange({
  ...batch,
  method: 'POST',
  path: '/DC/RestoreOrdersMany',
  allow: 'orders.delete',
  body: orderBatch,
  changes: orderRestorationCall.changes,
});
