/** Beyond this number, the bucket that has been idle longest is dropped. */
const bucketLimit = 20_000;

/** Takes a token from the bucket of a key: 0, or the seconds until the empty bucket has one again. */
export type RateLimit = (key: string) => number;

/**
 * A token bucket for each key: `perMinute` tokens at most, refilled evenly at the same rate.
 *
 * @param now Monotonic clock in milliseconds: the time of day can be set back, which would empty every bucket.
 */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key) => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: perMinute, at: time };
    const tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.at) / 60_000) * perMinute);
    // Deleted first, so that the entries of the map are in the order of their last use.
    buckets.delete(key);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: time });
    if (buckets.size > bucketLimit) {
      const [oldest = ''] = buckets.keys();
      buckets.delete(oldest);
    }
    return tokens < 1 ? Math.ceil((1 - tokens) * (60 / perMinute)) : 0;
  };
}
