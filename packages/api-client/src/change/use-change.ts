import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Answer, Call } from '../client/call.ts';
import { useApiClient } from '../client/api-provider.tsx';
import { ApiError } from '../client/api-error.ts';

/** A call that changes something: where it goes, what it sends, and the lists it makes stale. */
export type ChangeCall<Input extends object> = {
  method: Call['method'];
  path: string | ((input: Input) => string);
  /** Where it is not the input itself; an input that the address names has none. */
  body?: (input: Input) => object;
  /** Names of lists and answers to ask for again once it is done. */
  stale: readonly string[];
};

type Attempt = { key: string; body: object };

/** 128 random bits. Not `crypto.randomUUID`, which is missing where the page came over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the server said what became of the change; after a fault of its own, or of a proxy, that is not known. */
function isSettled(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status !== undefined &&
    error.status < 500 &&
    error.code !== 'unreadable'
  );
}

/** Whether the rows that the change was made from may no longer be those of the server: it may have been made, too. */
function isOutdated(error: unknown): boolean {
  const isLate =
    error instanceof ApiError &&
    (error.code === 'changed' || error.code === 'not_found' || error.code === 'in_use');
  return isLate || !isSettled(error);
}

/**
 * A function that makes the change and waits until what it made stale is fresh.
 *
 * Each change carries an idempotency key. Until it is known what became of it, repeating the same change repeats the
 * request with its key, so that a second try cannot apply it twice.
 *
 * @throws ApiError (the returned function)
 */
export function useChange<Input extends object>(
  change: ChangeCall<Input>,
): (input: Input) => Promise<Answer> {
  const client = useApiClient();
  const cache = useQueryClient();
  const unsettled = useRef(new Map<string, Attempt>());

  return useCallback(
    async (input: Input) => {
      const { method } = change;
      const path = typeof change.path === 'string' ? change.path : change.path(input);
      const request = `${method} ${path} ${JSON.stringify(input)}`;
      const attempts = unsettled.current;
      const ordinary = typeof change.path === 'string' ? input : {};
      const attempt = attempts.get(request) ?? { key: newKey(), body: change.body?.(input) ?? ordinary };
      attempts.set(request, attempt);
      const refresh = () =>
        Promise.all(change.stale.map((name) => cache.invalidateQueries({ queryKey: [name] })));
      try {
        const answer = await client.send({ method, path }, attempt.body, { idempotencyKey: attempt.key });
        attempts.delete(request);
        await refresh();
        return answer;
      } catch (thrown) {
        if (isSettled(thrown)) attempts.delete(request);
        if (isOutdated(thrown)) void refresh();
        throw thrown;
      }
    },
    [change, client, cache],
  );
}
