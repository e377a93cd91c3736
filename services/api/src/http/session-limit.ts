import { Fault } from '../errors/fault.ts';

/** How many requests a session may make to this process. */
export interface SessionLimit {
  /** @throws Fault `too_many` when the session has none left */
  spend(sessionId: string): void;
}

const sessionsRemembered = 20_000;

/**
 * A bucket a session, refilled evenly: `perMinute` requests at once at most, and as many a minute.
 *
 * @param now A monotonic clock in milliseconds: the time of day can be set back, which would empty every bucket.
 */
export function createSessionLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): SessionLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    spend(sessionId) {
      const time = now();
      const bucket = buckets.get(sessionId) ?? { left: perMinute, at: time };
      const left = Math.min(perMinute, bucket.left + ((time - bucket.at) / 60_000) * perMinute);
      if (left < 1)
        throw new Fault('too_many', { retryAfterSeconds: Math.ceil((1 - left) * (60 / perMinute)) });
      buckets.delete(sessionId); // set again, so that the map's first entry is the one idle longest
      buckets.set(sessionId, { left: left - 1, at: time });
      if (buckets.size > sessionsRemembered) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
    },
  };
}
