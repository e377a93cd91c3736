import * as z from 'zod/mini';

/** Names the fields that an update changes, of all those it sends, so that two administrators do not undo each other. */
export function changedFields() {
  return z.optional(
    z.array(z.string().check(z.maxLength(50, 'tooLong:50'))).check(z.maxLength(50, 'tooLong:50')),
  );
}
