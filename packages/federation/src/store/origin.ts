import * as z from 'zod/mini';

const line = z.string().check(z.regex(/^[^\p{Cc}]{1,300}$/u, 'must be a line of at most 300 characters'));

/** Where a release came from. */
export const origin = z.strictObject({
  /** Commit of the sources; absent for sources outside of a repository. */
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{40,64}$/, 'must be the hash of a commit'))),
  /** Author of the commit. */
  author: z.optional(line),
  /** First line of the commit's message. */
  message: z.optional(line),
  /** User and machine that built the release. */
  builder: line,
  /** The sources had changes that are not in the commit. */
  dirty: z.optional(z.literal(true)),
  /** Id of the deploy token that released it; absent for a release on the machine of the store. */
  token: z.optional(line),
});

export type Origin = z.infer<typeof origin>;
