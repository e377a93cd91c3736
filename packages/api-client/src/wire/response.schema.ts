import * as z from 'zod/mini';

/** Response of a mutation. */
export const done = z.object({ success: z.literal(true), message: z.optional(z.string()) });

export type Done = z.infer<typeof done>;

/**
 * Response of a list, with its rows under `key` (`date` or `data`, as each call names it). `total` and `next` are present
 * if a page was requested; a server of the bare contract leaves them out and responds with the whole list.
 */
export function listResponse(key: 'data' | 'date', row: z.ZodMiniType) {
  return z.object({
    success: z.literal(true),
    message: z.optional(z.string()),
    total: z.optional(z.nullable(z.int())),
    next: z.optional(z.nullable(z.string())),
    [key]: z.array(row),
  });
}
