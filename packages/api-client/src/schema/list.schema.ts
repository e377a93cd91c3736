import * as z from 'zod/mini';

/** Rows one page may hold. */
export const pageLimit = { default: 50, max: 500 } as const;

/** Values that one filter may be set to: keys of rows, or (`column`) what a column holds. */
export const filterLimit = { key: 5000, column: 500 } as const;

/**
 * What a named filter may be set to: a value, several, or a range of days or numbers (both ends included). The filter
 * `key` is set to whole keys of rows, whose parts are percent-encoded: a letter of an id may take nine.
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
 * Body of a list call. Empty: the whole list. With any field: one page, answered with `total` and `next`.
 *
 * `sort` is a column, `-` before it for descending; `cursor` is the `next` of the page before, opaque. `total: false`
 * spares counting the rows that match, which a search of many rows would wait for: `total` is then null.
 */
export const listQuery = z.object({
  limit: z.optional(
    z.int('number').check(z.minimum(1, 'number'), z.maximum(pageLimit.max, `tooLarge:${pageLimit.max}`)),
  ),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'tooLong:2000'))),
  sort: z.optional(z.string().check(z.maxLength(60), z.regex(/^-?[A-Za-z0-9_]+$/, 'choice'))),
  search: z.optional(z.string().check(z.maxLength(200, 'tooLong:200'))),
  /** Columns that `search` looks in; those that the list's own screen shows when left out. */
  searchIn: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30))),
  filter: z.optional(z.record(z.string(), filterValue)),
  total: z.optional(z.boolean()),
});

export type FilterValue = z.infer<typeof filterValue>;
export type ListQuery = z.infer<typeof listQuery>;
