/** How long a report counts, in milliseconds: ten minutes. */
const reportLife = 600_000;

/** A canary as it stands in the registry. */
export type WatchedCanary = { feature: string; version: string; since: string };

/** Watches canaries by the failures that visitors report. */
export interface CanaryWatch {
  /** Counts a failure; resolves once the canary is taken back, where this was one too many. */
  failed(canary: WatchedCanary, visitor: string): Promise<void>;
}

/**
 * Makes the watch of one process.
 *
 * @param maxFailures So many different visitors within ten minutes are too many; 0 for never.
 * @param abort Takes a canary back. Called once for a canary at a time; where it fails, as many must report again.
 * @param now A monotonic clock in milliseconds: the time of day can be set, which would end or prolong the ten minutes.
 */
export function createCanaryWatch(
  maxFailures: number,
  abort: (canary: WatchedCanary) => Promise<void>,
  now: () => number = () => performance.now(),
): CanaryWatch {
  /** Of each canary, when each visitor last reported. */
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
      // The same version may be a canary again later, which starts anew.
      const key = `${canary.feature} ${canary.version} ${canary.since}`;
      const visitors = reports.get(key) ?? new Map<string, number>();
      reports.set(key, visitors.set(visitor, now()));
      if (visitors.size < maxFailures) return;
      reports.delete(key);
      await abort(canary);
    },
  };
}
