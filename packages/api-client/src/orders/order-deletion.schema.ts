import * as z from 'zod/mini';

/** A deletion may send the status that the person saw. The server refuses to delete an order that has another one by now. */
export const orderDeletion = z.object({
  expected_fields: z.optional(z.object({ status: z.optional(z.string()) })),
});
