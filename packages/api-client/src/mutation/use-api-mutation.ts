import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiClient, ApiResponse } from '../client/call.ts';
import { useApiClient } from '../client/api-provider.tsx';
import { ApiError } from '../client/api-error.ts';
import { invalidate } from '../query/reads.ts';
import { parametersOf, pathOf, type ChangeCall, type InputOf } from '../client/described-call.ts';
import { newKey } from './new-key.ts';
import { useCacheChange } from './use-cache-change.ts';

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

/** Writes the body that a call sends for an input, if it is not the input. */
export type ToBody<Input extends object = object> = (
  input: Input,
  companyId: string,
  client: ApiClient,
) => object;

/** The body of a call without values of its path. A deletion has none. */
function plainBody({ method, path, body }: ChangeCall, input: object): object | null {
  if (method === 'DELETE') return null;
  const names = parametersOf(path);
  if (names.length === 0) return input;
  return body ? Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))) : {};
}

function bodyOf<Input extends object>(
  call: ChangeCall,
  toBody: ToBody<Input> | undefined,
  input: Input,
  client: ApiClient,
) {
  const body = toBody ? toBody(input, client.companyId(), client) : plainBody(call, input);
  return body && !client.can('expected') ? withoutGuards(body) : body;
}

/**
 * Returns a function that sends the mutation; undefined if the server has not announced what it `needs`, or if the person
 * lacks the permission. An accepted mutation patches or removes its row at once; the invalidated queries are fetched in the
 * background.
 *
 * Each mutation carries an idempotency key. Until its outcome is known, a retry with the same input reuses the key, so
 * that the server applies it once.
 */
export function useApiMutation<const Described extends ChangeCall>(
  call: Described,
  toBody?: ToBody<InputOf<Described>>,
): Send<InputOf<Described>> | undefined {
  const client = useApiClient();
  const cache = useQueryClient();
  const apply = useCacheChange();
  const unsettled = useRef(new Map<string, Attempt>());

  const send = async (input: InputOf<Described>) => {
    const { method, changes } = call;
    const path = pathOf(call.path, input);
    const request = `${method} ${path} ${JSON.stringify(input)}`;
    const attempts = unsettled.current;
    const attempt = attempts.get(request) ?? { key: newKey(), body: bodyOf(call, toBody, input, client) };
    attempts.set(request, attempt);
    try {
      const response = await client.send({ method, path }, attempt.body, {
        ...(client.can('idempotency') && { idempotencyKey: attempt.key }),
      });
      attempts.delete(request);
      apply(call, [input]);
      return response;
    } catch (thrown) {
      if (isSettled(thrown)) attempts.delete(request);
      if (isOutdated(thrown)) void invalidate(cache, changes);
      throw thrown;
    }
  };
  const { needs, allow } = call;
  return (!needs || client.can(needs)) && client.may(allow) ? send : undefined;
}
