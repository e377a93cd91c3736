import * as z from 'zod/mini';
import { filterLimit, pageLimit } from './limits.ts';

/**
 * Value of a filter: one value, several, or a range of days or numbers (both ends included). The filter `key` takes whole
 * keys of rows, whose parts are percent-encoded: one letter of an id may take nine.
 */
export const filterValue = z.union([
  z.string().check(z.maxLength(200)),
  z.number(),
  z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(filterLimit.key)),
  z.strictObject({
    from: z.optional(z.string().check(z.maxLength(40))),
    to: z.optional(z.string().check(z.maxLength(40))),
  }),
]);

/**
 * Body of a list call. Without any field, the response is the whole list; with any of them, it is one page with `total`
 * and `next`.
 *
 * `sort` is a column, `-` before it for descending; `cursor` is the opaque `next` of the previous page. With
 * `total: false` the server does not count the matching rows, so that a search need not wait for it; `total` is then null.
 */
export const listQuery = z.object({
  limit: z.optional(
    z.int('number').check(z.minimum(1, 'number'), z.maximum(pageLimit.max, `tooLarge:${pageLimit.max}`)),
  ),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'tooLong:2000'))),
  sort: z.optional(z.string().check(z.maxLength(60), z.regex(/^-?[A-Za-z0-9_]+$/, 'choice'))),
  search: z.optional(z.string().check(z.maxLength(200, 'tooLong:200'))),
  /** Columns that `search` looks in; the visible ones if not given. */
  searchIn: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30))),
  filter: z.optional(z.record(z.string(), filterValue)),
  total: z.optional(z.boolean()),
});

export type FilterValue = z.infer<typeof filterValue>;
export type ListQuery = z.infer<typeof listQuery>;
