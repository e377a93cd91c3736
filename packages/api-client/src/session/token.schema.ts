import * as z from 'zod/mini';
import { capabilities } from '../client/capabilities.ts';

/** Response of a login and of a token check, which may issue a new token. */
export const token = z.object({
  success: z.literal(true),
  token: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Additions to the contract that this server offers. */
  capabilities: z.array(z.enum(capabilities)),
});
