import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useChange, type ChangeCall } from './use-change.ts';

/** What became of many changes: those that were made, and the error of the first that was not. */
export type Changes<Input> = { done: Input[]; error: Error | undefined };

/** How many are under way side by side. */
const lanes = 4;

/**
 * A function that makes the same change to many things, and makes stale lists fresh once at the end. The first that fails
 * keeps those not yet begun from being tried.
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
      const changes: Changes<Input> = { done: [], error: undefined };
      const lane = async () => {
        for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
          try {
            await run(input);
            changes.done.push(input);
          } catch (error) {
            changes.error ??= error instanceof Error ? error : new Error(String(error));
            waiting.length = 0;
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
