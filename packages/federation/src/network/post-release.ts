import * as z from 'zod/mini';
import { parse } from '../manifest/parse.ts';
import { audience } from '../registry/registry.schema.ts';
import type { Change } from '../store/change-app.ts';

const refused = z.object({
  success: z.literal(false),
  message: z.string(),
  reasons: z.optional(z.array(z.string())),
});

/** Response to a release. */
const published = z.object({
  name: z.string(),
  version: z.string(),
  live: z.string(),
  since: z.string(),
  audience: z.optional(audience),
  repeated: z.optional(z.literal(true)),
  replaced: z.optional(z.string()),
  ended: z.optional(z.string()),
});

/** Response to the change of an earlier release. */
const changed = z.object({ name: z.string(), version: z.string(), replaced: z.optional(z.string()) });

/** A gateway, and the deploy token for it. */
export interface Target {
  address: string;
  token: string;
}

/** Failures after a request may have arrived: the connection was lost, or no response came in time. */
const lost = new Set([
  'UND_ERR_SOCKET',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** An error of `fetch`. */
const fetchFailure = z.object({
  cause: z.object({ message: z.string(), code: z.optional(z.string()) }),
});

function noAnswer({ origin }: URL, error: unknown): Error {
  const { data } = z.safeParse(fetchFailure, error);
  const { message, code = '' } = data?.cause ?? { message: String(error) };
  const advice = lost.has(code)
    ? ' The change may have been made: repeat a release to learn it, and a rollback with the version that it is to publish.'
    : '';
  return new Error(`${origin} does not answer (${message}).${advice}`, { cause: error });
}

async function post(
  { address, token }: Target,
  query: Record<string, string>,
  archive?: Buffer,
): Promise<unknown> {
  const url = new URL('/releases', address);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(archive && { 'content-type': 'application/gzip' }) },
    ...(archive && { body: new Uint8Array(archive) }),
  }).catch((error: unknown) => {
    throw noAnswer(url, error);
  });
  const data: unknown = await response.json().catch(() => undefined);
  if (response.ok) return data;
  const failure = z.safeParse(refused, data);
  if (!failure.success) throw new Error(`${url.origin} answers with status ${response.status}.`);
  throw new Error((failure.data.reasons ?? [failure.data.message]).join('\n'));
}

/**
 * Releases an archive of `packBuild` at a gateway.
 *
 * @param query As the gateway reads it: `canary`, `companies`, `new-shell-only`.
 * @throws Error with a sentence for each reason of the gateway.
 */
export async function postRelease(
  target: Target,
  app: string,
  archive: Buffer,
  query: Record<string, string> = {},
): Promise<z.infer<typeof published>> {
  return parse(published, await post(target, { ...query, app }, archive), target.address);
}

/** Changes the live release at a gateway, as `rollback`, `promoteCanary` and `abortCanary`. */
export async function postChange(
  target: Target,
  app: string,
  change: Change,
  version?: string,
): Promise<z.infer<typeof changed>> {
  const query = { app, change, ...(version !== undefined && { version }) };
  return parse(changed, await post(target, query), target.address);
}
