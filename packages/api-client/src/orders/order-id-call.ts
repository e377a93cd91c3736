import * as z from 'zod/mini';
import { defineRead } from '../client/described-call.ts';
import { id } from '../description/value-schemas.ts';

/** Requests the id of the next order, of a merchant if one is chosen. */
export const orderIdCall = defineRead({
  path: '/DC/NextOrderId',
  allow: 'orders.edit',
  needs: 'order_ids',
  body: z.object({ merchant_id: z.optional(z.union([z.literal(''), id()])) }),
});
