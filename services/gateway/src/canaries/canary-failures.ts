/** How long a report counts: ten minutes, in milliseconds. */
const reportLife = 600_000;

/** A canary, as the registry names it. The same version may be a canary again later, with another `since`. */
export interface WatchedCanary {
  feature: string;
  version: string;
  since: string;
}

/** Visitors for whom canaries failed within the last ten minutes. */
export interface CanaryFailures {
  /** Adds a visitor; returns the number of distinct visitors. */
  add(canary: WatchedCanary, visitor: string): Promise<number>;
  /** Restarts the count of a canary. */
  forget(canary: WatchedCanary): Promise<void>;
}

const keyOf = ({ feature, version, since }: WatchedCanary) => `${feature} ${version} ${since}`;

/**
 * Counts the failures of one process.
 *
 * @param now Monotonic clock in milliseconds: a change of the time of day would end or prolong the ten minutes.
 */
export function countInMemory(now: () => number = () => performance.now()): CanaryFailures {
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
    async add(canary, visitor) {
      forgetOld();
      const key = keyOf(canary);
      const visitors = reports.get(key) ?? new Map<string, number>();
      reports.set(key, visitors.set(visitor, now()));
      return visitors.size;
    },
    async forget(canary) {
      reports.delete(keyOf(canary));
    },
  };
}
