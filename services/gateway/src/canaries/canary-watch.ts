/** How long a report counts: ten minutes, in milliseconds. */
const reportLife = 600_000;

/** A canary, as the registry names it. */
export interface WatchedCanary {
  feature: string;
  version: string;
  since: string;
}

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
 * @param now Monotonic clock in milliseconds: a change of the time of day would end or prolong the ten minutes.
 */
export function createCanaryWatch(
  maxFailures: number,
  abort: (canary: WatchedCanary) => Promise<void>,
  now: () => number = () => performance.now(),
): CanaryWatch {
  /** Time of each visitor's last report, by canary. */
  const reports = new Map<string, Map<string, number>>();

  function forgetOld(): void {
    const oldest = now() - reportLife;
    for (const [canary, visitors] of reports) {
      for (const [visitor, at] of visitors) if (at <= oldest) visitors.delete(visitor);
      if (visitors.size === 0) reports.delete(canary);
    }
  }

  return {
    async failed(canary, visitor) {
      if (maxFailures === 0) return;
      forgetOld();
      // The same version may be a canary again later; its count restarts.
      const key = `${canary.feature} ${canary.version} ${canary.since}`;
      const visitors = reports.get(key) ?? new Map<string, number>();
      reports.set(key, visitors.set(visitor, now()));
      if (visitors.size < maxFailures) return;
      reports.delete(key);
      await abort(canary);
    },
  };
}
