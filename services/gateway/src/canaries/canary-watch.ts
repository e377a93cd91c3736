import type { CanaryFailures, WatchedCanary } from './canary-failures.ts';

/** Aborts canaries by the failures that visitors report. */
export interface CanaryWatch {
  /** Counts a failure; resolves once the canary is aborted, if this failure reached the limit. */
  failed(canary: WatchedCanary, visitor: string): Promise<void>;
}

/**
 * Creates the watch of one process.
 *
 * @param maxFailures Number of distinct visitors within ten minutes that abort a canary; 0 disables the abort.
 * @param abort Aborts a canary. Called once for a canary at a time; if it fails, the count restarts.
 */
export function createCanaryWatch(
  maxFailures: number,
  failures: CanaryFailures,
  abort: (canary: WatchedCanary) => Promise<void>,
): CanaryWatch {
  return {
    async failed(canary, visitor) {
      if (maxFailures === 0 || (await failures.add(canary, visitor)) < maxFailures) return;
      await failures.forget(canary);
      await abort(canary);
    },
  };
}
