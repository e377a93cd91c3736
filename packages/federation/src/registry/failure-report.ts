import * as z from 'zod/mini';
import { loadFailure } from './load-failure.ts';

const place = z.string().check(z.regex(/^[\w/.-]{1,80}:\d{1,7}:\d{1,7}$/));

/** Kind of an error, such as `TypeError`. */
const name = z.string().check(z.regex(/^\w{1,40}$/));

/** Files of releases in a stack, innermost first, as `fleet/drivers.5f0c.js:1:204`. */
const at = z.array(place).check(z.maxLength(5));

/** A report of a shell or a feature that a page could not show; of an error of its code, with the location. */
export const loadReport = z.strictObject({
  feature: z.string(),
  version: z.string(),
  reason: loadFailure,
  name: z.optional(name),
  at: z.optional(at),
});

export type LoadReport = z.infer<typeof loadReport>;

/**
 * A page's report of an uncaught error after loading. It has the location of the error, but no content of the screen:
 * the text of an error may contain typed input.
 */
export const runtimeReport = z.strictObject({
  kind: z.literal('runtime'),
  /** The feature whose file is in the stack, or `shell`. */
  feature: z.string(),
  version: z.string(),
  reason: z.enum(['error', 'rejection']),
  name,
  at,
});

export type RuntimeReport = z.infer<typeof runtimeReport>;
