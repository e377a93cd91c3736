import * as z from 'zod/mini';

const place = z.string().check(z.regex(/^[\w/.-]{1,80}:\d{1,7}:\d{1,7}$/));

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
  /** Kind of the error, such as `TypeError`. */
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  /** Files of releases in the stack, innermost first, as `fleet/drivers.5f0c.js:1:204`. */
  at: z.array(place).check(z.maxLength(5)),
});

export type RuntimeReport = z.infer<typeof runtimeReport>;
