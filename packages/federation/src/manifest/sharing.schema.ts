import * as z from 'zod/mini';

const names = z.array(z.string());

/**
 * The modules that a shell provides, by name, with their versions. Modules that the workspace defines or trims also
 * list their exported names; for others the version suffices.
 */
export const provided = z.record(
  z.string(),
  z.strictObject({
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+/, 'must be a version such as 1.2.0')),
    names: z.optional(names),
  }),
);

/** The shared modules that a feature imports from the shell, by name: accepted versions and imported names. */
export const needs = z.record(
  z.string(),
  z.strictObject({
    range: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/, 'must be a range such as ^1.2.0')),
    names,
  }),
);

export type Provided = z.infer<typeof provided>;
export type Needs = z.infer<typeof needs>;
