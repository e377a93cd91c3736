import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError, type ApiErrorCode } from '../client/api-error.ts';
import { patchRows } from '../query/patch-rows.ts';
import { invalidate } from '../query/reads.ts';
import {
  rowChange,
  useApiMutation,
  type AddedMutation,
  type ApiMutation,
  type Send,
} from './use-api-mutation.ts';

/** Outcome of a batch. An input that the server no longer finds is in neither list, since its row is gone as intended. */
export interface BatchResult<Input> {
  succeeded: Input[];
  /** Inputs that failed or were not sent; they may be retried. */
  failed: Input[];
  /** The first error. */
  error: Error | undefined;
}

/** Requests in flight at the same time. */
const concurrency = 4;

/** Retries after `too_many`: one a second for two minutes. */
const retry = { delay: 1000, times: 120 } as const;

/** Errors of one input, which say nothing about the others. */
const inputErrors: ReadonlySet<ApiErrorCode> = new Set(['invalid', 'duplicate', 'changed', 'in_use']);

function hasCode(error: unknown, code: ApiErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Repeats a request that the server refuses as one too many. */
async function withRetries(send: () => Promise<unknown>): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (!hasCode(error, 'too_many') || retries === retry.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, retry.delay));
    }
  }
}

/** Sends a mutation for each input. */
type SendAll<Input> = (inputs: readonly Input[]) => Promise<BatchResult<Input>>;

/**
 * Returns a function that sends a mutation for each input and invalidates queries once, at the end; undefined if the server
 * has not announced what the mutation `needs`. An error of one input does not stop the others; an error that would meet
 * them too ends the batch.
 */
export function useBatchMutation<Input extends object>(mutation: ApiMutation<Input>): SendAll<Input>;
export function useBatchMutation<Input extends object>(
  mutation: ApiMutation<Input> | AddedMutation<Input>,
): SendAll<Input> | undefined;
export function useBatchMutation<Input extends object>(
  mutation: ApiMutation<Input> | AddedMutation<Input>,
): SendAll<Input> | undefined {
  const cache = useQueryClient();
  const single = useMemo(() => ({ ...mutation, invalidates: [] }), [mutation]);
  const send = useApiMutation(single);
  const sendAll = useCallback(
    async (one: Send<Input>, inputs: readonly Input[]) => {
      const waiting = [...inputs];
      const result: BatchResult<Input> = { succeeded: [], failed: [], error: undefined };
      const work = async () => {
        for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
          const next = input;
          try {
            await withRetries(() => one(next));
            const change = rowChange(mutation, next);
            if (change) patchRows(cache, change);
            result.succeeded.push(next);
          } catch (error) {
            if (hasCode(error, 'not_found')) continue;
            result.failed.push(next);
            result.error ??= error instanceof Error ? error : new Error(String(error));
            const isInputError = error instanceof ApiError && inputErrors.has(error.code);
            if (!isInputError) result.failed.push(...waiting.splice(0));
          }
        }
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      void invalidate(cache, mutation.invalidates);
      return result;
    },
    [mutation, cache],
  );
  return useMemo(() => send && ((inputs) => sendAll(send, inputs)), [send, sendAll]);
}
