import { lists } from '@tawseel/api-client/lists';
import { pageLimit } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { parse } from './parse.ts';
import { checkPermissions, checkWritten, page, written, type PrefetchRequest } from './manifest.schema.ts';

/** The list that a page shows first: its first rows, or all of them. */
const firstList = z.strictObject({
  list: z.string().check(z.refine((name) => lists.has(name), 'must be the name of a list of the API')),
  sort: z.optional(z.string()),
  whole: z.optional(z.boolean()),
});

function requestOf({ list, sort, whole }: z.infer<typeof firstList>): PrefetchRequest {
  const body = whole ? {} : { limit: pageLimit.first, ...(sort && { sort }) };
  return { method: 'POST', path: lists.get(list)?.path ?? '', body };
}

const source = z
  .strictObject({
    ...written.shape,
    pages: z
      .array(z.strictObject({ ...page.shape, firstCall: z.optional(firstList) }))
      .check(z.minLength(1, 'must name a page')),
    kit: z.optional(z.literal('own', 'must be own')),
  })
  .check(checkWritten, checkPermissions);

function withRequests({ pages, ...rest }: z.infer<typeof source>) {
  return {
    ...rest,
    pages: pages.map(({ firstCall, ...page }) => ({
      ...page,
      ...(firstCall && { firstCall: requestOf(firstCall) }),
    })),
  };
}

/**
 * The `feature.json` that a feature's team writes, with the request of each page in place of the name of its list. `kit: own` is for its
 * build alone: the feature contains the version of `@tawseel/ui` that it depends on, in place of the shell's.
 */
export type FeatureSource = ReturnType<typeof withRequests>;

/**
 * Reads the content of a `feature.json`.
 *
 * @throws Error that names every field at fault, and the file
 */
export function parseSource(data: unknown, file: string): FeatureSource {
  return withRequests(parse(source, data, file));
}
