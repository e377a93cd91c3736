import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiClient, ApiResponse, Call } from '../client/call.ts';
import type { Capability } from '../client/capabilities.ts';
import { useApiClient } from '../client/api-provider.tsx';
import { ApiError } from '../client/api-error.ts';
import type { EntityName } from '../entities/entities.ts';
import type { Permission } from '../permissions/permissions.ts';
import { invalidate } from '../query/reads.ts';
import { useCacheChange } from './use-cache-change.ts';

/** A call that changes data. */
export interface ApiMutation<Input extends object> {
  /** The addition to the contract that has the call. */
  needs?: Capability;
  /** The permission that the call requires. */
  allow: Permission;
  method: Call['method'];
  path: string | ((input: Input) => string);
  /** The body, if it is not the input; an input that the path holds has none. */
  body?: (input: Input, companyId: string, client: ApiClient) => object;
  /**
   * Entities that it changes: it invalidates every list and figure that reads one of them. `PUT` updates and `DELETE` removes
   * the row of the first one.
   */
  invalidates: readonly EntityName[];
  /** Entity whose row it removes by another method than `DELETE`. */
  removesRowOf?: EntityName;
  /** Values that the row of the first entity then has, for another method than `PUT`. */
  sets?: object;
}

/**
 * Sends a mutation.
 *
 * @throws ApiError
 */
export type Send<Input> = (input: Input) => Promise<ApiResponse>;

interface Attempt {
  key: string;
  body: object | null;
}

/** A key that identifies a mutation: 128 random bits. Not `crypto.randomUUID`, which browsers provide only to pages over HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server reported the outcome; after an error of its own, or of a proxy, the outcome is unknown. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.isRejection && error.code !== 'unreadable';
}

/** Whether the rows on screen may differ from those of the server: the mutation may have been applied, too. */
function isOutdated(error: unknown): boolean {
  const isLate =
    error instanceof ApiError &&
    (error.code === 'changed' || error.code === 'not_found' || error.code === 'in_use');
  return isLate || !isSettled(error);
}

/** Guards against updates that are based on outdated values. */
const isGuard = (name: string) => name === 'changed_fields' || name.startsWith('expected_');

/** A body for a server that has not announced the guards. */
function withoutGuards(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isGuard(name)));
}

function bodyOf<Input extends object>(
  { method, path, body }: ApiMutation<Input>,
  input: Input,
  client: ApiClient,
): object | null {
  const own = typeof path === 'string' ? input : method === 'DELETE' ? null : {};
  const whole = body?.(input, client.companyId(), client) ?? own;
  return whole && !client.can('expected') ? withoutGuards(whole) : whole;
}

/**
 * Returns a function that sends the mutation; undefined if the server has not announced what it `needs`, or if the person
 * lacks the permission. An accepted mutation patches or removes its row at once; the invalidated queries are fetched in the
 * background.
 *
 * Each mutation carries an idempotency key. Until its outcome is known, a retry with the same input reuses the key, so
 * that the server applies it once.
 */
export function useApiMutation<Input extends object>(mutation: ApiMutation<Input>): Send<Input> | undefined {
  const client = useApiClient();
  const cache = useQueryClient();
  const apply = useCacheChange();
  const unsettled = useRef(new Map<string, Attempt>());

  const send = useCallback(
    async (input: Input) => {
      const { method, invalidates } = mutation;
      const path = typeof mutation.path === 'string' ? mutation.path : mutation.path(input);
      const request = `${method} ${path} ${JSON.stringify(input)}`;
      const attempts = unsettled.current;
      const attempt = attempts.get(request) ?? { key: newKey(), body: bodyOf(mutation, input, client) };
      attempts.set(request, attempt);
      try {
        const response = await client.send({ method, path }, attempt.body, {
          ...(client.can('idempotency') && { idempotencyKey: attempt.key }),
        });
        attempts.delete(request);
        apply(mutation, [input]);
        return response;
      } catch (thrown) {
        if (isSettled(thrown)) attempts.delete(request);
        if (isOutdated(thrown)) void invalidate(cache, invalidates);
        throw thrown;
      }
    },
    [mutation, client, cache, apply],
  );
  const { needs, allow } = mutation;
  return (!needs || client.can(needs)) && client.may(allow) ? send : undefined;
}
