import { sql } from 'kysely';
import { createKeyedHash } from '../credentials/keyed-hash.ts';
import { ApiError, invalid, malformed } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import type { Caller } from './caller.ts';
import { failureResponse } from './failure-response.ts';
import { toApiError } from './to-api-error.ts';

/** The first response of a key. */
export interface StoredResponse {
  status: number;
  body: string;
}

/** The request's key, if it carries one. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7E]{1,200}$/.test(header)) {
    throw invalid({ 'Idempotency-Key': 'invalid' });
  }
  return header;
}

/** Values that identify equal requests. */
export type HashRequest = (method: string, url: string, body: unknown) => string;

/**
 * Hashes requests with a key: a body may contain a password. The hash throws an ApiError for a body that is nested too deep to
 * be written.
 */
export function createRequestHash(secret: string): HashRequest {
  const hash = createKeyedHash(secret, 'idempotency');
  return (method, url, body) => {
    try {
      return hash([method, url, body ?? null]);
    } catch (error) {
      throw error instanceof RangeError ? malformed() : error;
    }
  };
}

/**
 * Claims a key for this transaction; a repeated request waits for the first one to end, then gets its
 * response.
 *
 * @returns the first response, or undefined for the first request
 * @throws ApiError if the key was used for another request
 */
async function claimKey(
  tx: Tx,
  caller: Caller,
  key: string,
  hash: string,
): Promise<StoredResponse | undefined> {
  const claimed = await sql`insert into idempotency_keys (company_id, key, request_hash)
    values (${caller.companyId}, ${key}, ${hash}) on conflict do nothing`.execute(tx);
  if (claimed.numAffectedRows === 1n) return undefined;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('company_id', '=', caller.companyId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first?.request_hash !== hash) throw new ApiError('invalid', { message: 'keyReused' });
  return { status: first.status ?? 200, body: first.answer ?? '' };
}

/** Stores the response with its key, in the transaction of the mutation itself. */
async function storeResponse(tx: Tx, caller: Caller, key: string, answer: StoredResponse): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: answer.body })
    .where('company_id', '=', caller.companyId)
    .where('key', '=', key)
    .execute();
}

/**
 * Performs a request: every one without a key, and the first one of a key, whose response a repeated one gets. An error
 * response is stored like a success.
 */
export async function performOnce(
  tx: Tx,
  caller: Caller,
  key: string | undefined,
  hash: string,
  perform: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  if (key === undefined) return perform();
  const first = await claimKey(tx, caller, key, hash);
  if (first) return first;
  await sql`savepoint change`.execute(tx);
  const answer = await perform().catch(async (error: unknown): Promise<StoredResponse> => {
    const fault = toApiError(error);
    if (fault.status >= 500) throw error;
    await sql`rollback to savepoint change`.execute(tx);
    const failure = failureResponse(fault, caller.language, caller.requestId);
    return { status: fault.status, body: JSON.stringify(failure) };
  });
  await storeResponse(tx, caller, key, answer);
  return answer;
}
