import { appName, audience, parse, type Audience } from '@tawseel/federation/registry';
import type { Change } from '@tawseel/federation/store';
import * as z from 'zod/mini';

const query = z.strictObject({
  app: appName,
  change: z.optional(z.enum(['rollback', 'promote', 'abort'])),
  version: z.optional(z.string()),
  canary: z.optional(z.string().check(z.regex(/^[1-9]\d?$/, 'must be a percentage from 1 to 99'))),
  companies: z.optional(z.string()),
  'new-shell-only': z.optional(z.literal('1')),
});

/** The parameters of `POST /releases`. */
export interface ReleaseRequest {
  app: string;
  /** The change of an earlier release; undefined for a new one, whose archive is the body. */
  change: Change | undefined;
  /** Version that the change expects. */
  version: string | undefined;
  audience: Audience | undefined;
  newShellOnly: boolean;
}

/**
 * Reads the query of `POST /releases`.
 *
 * @throws Error that names the parameter.
 */
export function readReleaseRequest(data: unknown): ReleaseRequest {
  const { app, change, version, canary, companies, ...rest } = parse(query, data, 'POST /releases');
  const visitors = {
    ...(canary !== undefined && { percentage: Number(canary) }),
    ...(companies !== undefined && { companies: companies.split(',') }),
  };
  const isForSome = Object.keys(visitors).length > 0;
  return {
    app,
    change,
    version,
    audience: isForSome ? parse(audience, visitors, 'POST /releases') : undefined,
    newShellOnly: rest['new-shell-only'] === '1',
  };
}
