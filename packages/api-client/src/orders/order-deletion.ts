import * as z from 'zod/mini';
import { defineChange } from '../client/described-call.ts';

/** A deletion may send the status that the person saw. The server refuses to delete an order that has another one by now. */
export const orderDeletion = z.object({
  expected_fields: z.optional(z.object({ status: z.optional(z.string()) })),
});

/** Moves an order to the deleted history. */
export const orderDeletionCall = defineChange({
  method: 'DELETE',
  path: '/DC/DeleteOrders/:merchant_order_id/:merchant_id',
  allow: 'orders.delete',
  body: orderDeletion,
  changes: ['order', 'deleted_order'],
});

/** Takes an order from the deleted history. */
export const orderRestorationCall = defineChange({
  method: 'POST',
  path: '/DC/RestoreOrders/:merchant_order_id/:merchant_id',
  allow: 'orders.delete',
  needs: 'restore',
  changes: ['order', 'deleted_order'],
  removesRowOf: 'deleted_order',
});
