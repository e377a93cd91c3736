import * as z from 'zod/mini';

/** Stable words a failed answer carries in `code`. */
export const faultCodes = [
  'invalid',
  'unauthorised',
  'suspended',
  'not_found',
  'duplicate',
  'changed',
  'in_use',
  'too_large',
  'wrong_type',
  'too_many',
  'unavailable',
  'internal',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/**
 * Failed answer: `message` in the language asked for, `fields` naming each faulty field with what is wrong, `current` the
 * values as they are now where a change came too late.
 */
export const failure = z.object({
  success: z.literal(false),
  code: z.enum(faultCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.record(z.string(), z.number())),
  requestId: z.optional(z.string()),
});

export type Failure = z.infer<typeof failure>;

/** Answer of a call that changes something. */
export const done = z.object({ success: z.literal(true), message: z.optional(z.string()) });

export type Done = z.infer<typeof done>;

/**
 * Answer of a list call whose rows stand under `key` (`date` or `data`, as each call names it). `total` and `next` are
 * there when a page was asked for; a server that knows no pages leaves them out and answers the whole list.
 */
export function listAnswer(key: 'data' | 'date', row: z.ZodMiniType) {
  return z.object({
    success: z.literal(true),
    message: z.optional(z.string()),
    total: z.optional(z.nullable(z.int())),
    next: z.optional(z.nullable(z.string())),
    [key]: z.array(row),
  });
}
