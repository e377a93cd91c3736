import * as z from 'zod/mini';
import { fieldValues } from '../schema/field-values.schema.ts';

/** Names the fields that an update changes, of all those it sends, so that two administrators do not undo each other. */
export function changedFields() {
  return z.optional(
    z.array(z.string().check(z.maxLength(50, 'tooLong:50'))).check(z.maxLength(50, 'tooLong:50')),
  );
}

/** What an update may send beside its fields. `expected_fields` has the changed ones as the editor saw them. */
export function updateGuards() {
  return { changed_fields: changedFields(), expected_fields: z.optional(fieldValues) };
}
