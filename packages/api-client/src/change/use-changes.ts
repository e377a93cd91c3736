import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ApiError, type ApiErrorCode } from '../client/api-error.ts';
import { useChange, type ChangeCall } from './use-change.ts';

/** What became of many changes. What the server no longer finds is gone, as was wanted, and in neither list. */
export type Changes<Input> = {
  /** Those that were made. */
  done: Input[];
  /** Those that were not, and may be tried again. */
  left: Input[];
  /** The error of the first that was not. */
  error: Error | undefined;
};

/** How many are under way side by side. */
const lanes = 4;

/** How long a change waits where too many were asked for, in milliseconds, and how often: two minutes in all. */
const pause = { length: 1000, times: 120 } as const;

/** Refusals of one thing, which say nothing of the others. */
const ownRefusals: ReadonlySet<ApiErrorCode> = new Set(['invalid', 'duplicate', 'changed', 'in_use']);

function hasCode(error: unknown, code: ApiErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Does it, as soon as the server takes more requests. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let paused = 0; ; paused += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!hasCode(error, 'too_many') || paused === pause.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause.length));
    }
  }
}

/**
 * A function that makes the same change to many things, and makes stale lists fresh once at the end. One that is refused
 * keeps no other from being tried; an error that the others would meet too ends it.
 */
export function useChanges<Input extends object>(
  change: ChangeCall<Input>,
): (inputs: readonly Input[]) => Promise<Changes<Input>> {
  const cache = useQueryClient();
  const quiet = useMemo(() => ({ ...change, stale: [] }), [change]);
  const run = useChange(quiet);

  return useCallback(
    async (inputs: readonly Input[]) => {
      const waiting = [...inputs];
      const changes: Changes<Input> = { done: [], left: [], error: undefined };
      const lane = async () => {
        for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
          const next = input;
          try {
            await patiently(() => run(next));
            changes.done.push(next);
          } catch (error) {
            if (hasCode(error, 'not_found')) continue;
            changes.left.push(next);
            changes.error ??= error instanceof Error ? error : new Error(String(error));
            const isOwn = error instanceof ApiError && ownRefusals.has(error.code);
            if (!isOwn) changes.left.push(...waiting.splice(0));
          }
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      await Promise.all(change.stale.map((name) => cache.invalidateQueries({ queryKey: [name] })));
      return changes;
    },
    [change, cache, run],
  );
}
