import * as z from 'zod/mini';

const names = z.array(z.string());

/**
 * The modules that a shell provides, by name: the version of each. Of those that the workspace makes or trims, also the
 * names it exports; of the others the version alone says what is there.
 */
export const provided = z.record(
  z.string(),
  z.strictObject({
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+/, 'must be a version such as 1.2.0')),
    names: z.optional(names),
  }),
);

/** The shared modules that a feature takes from the shell, by name: the versions it works with, the names it uses. */
export const needs = z.record(
  z.string(),
  z.strictObject({
    range: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/, 'must be a range such as ^1.2.0')),
    names,
  }),
);

export type Provided = z.infer<typeof provided>;
export type Needs = z.infer<typeof needs>;
