import * as z from 'zod/mini';

/** Response of a login, and of a token check that issues a new token. */
export const token = z.object({
  success: z.literal(true),
  token: z.optional(z.string()),
  message: z.optional(z.string()),
});
