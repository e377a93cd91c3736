import * as z from 'zod/mini';

const place = z.string().check(z.regex(/^[\w/.-]{1,80}:\d{1,7}:\d{1,7}$/));

/**
 * What a page reports of an error that its code did not catch after it was loaded. It tells where the code failed, and
 * nothing that was on screen: the text of an error may hold what was typed.
 */
export const runtimeReport = z.strictObject({
  kind: z.literal('runtime'),
  /** The feature whose file is in the stack, or `shell`. */
  feature: z.string(),
  version: z.string(),
  reason: z.enum(['error', 'rejection']),
  /** Kind of the error, such as `TypeError`. */
  name: z.string().check(z.regex(/^\w{1,40}$/)),
  /** Files of releases in the stack, the innermost first, as `fleet/drivers.5f0c.js:1:204`. */
  at: z.array(place).check(z.maxLength(5)),
});

export type RuntimeReport = z.infer<typeof runtimeReport>;
