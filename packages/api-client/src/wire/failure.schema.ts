import * as z from 'zod/mini';
import { fieldValues } from './field-values.schema.ts';

/** Values of `code` in a failed response. */
export const errorCodes = [
  'invalid',
  'unauthorised',
  'suspended',
  'not_found',
  'duplicate',
  'changed',
  'in_use',
  'overdrawn',
  'opening_missing',
  'not_permitted',
  'last_owner',
  'too_large',
  'wrong_type',
  'too_many',
  'factor_required',
  'factor_stale',
  'factor_setup',
  'payment_undecided',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * Failed response: `message` in the requested language, `fields` with the error of each invalid field, `current` with the
 * present amounts and `present` with the present values of the fields that the mutation changes, if it was based on older ones,
 * `restorable` if a deleted record has the key and can be restored, `factor` with the ways in which the person can prove to be
 * themselves.
 */
export const failure = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.record(z.string(), z.number())),
  present: z.optional(fieldValues),
  requestId: z.optional(z.string()),
  restorable: z.optional(z.boolean()),
  /** A `factorRequest`, which the pages that need it read. */
  factor: z.optional(z.unknown()),
});

export type Failure = z.infer<typeof failure>;
