const addressesRemembered = 20_000;

/**
 * A bucket an address, refilled evenly: `perMinute` reports at once at most, and as many a minute.
 *
 * @param now A monotonic clock in milliseconds: the time of day can be set back, which would empty every bucket.
 * @returns Takes one from the bucket of an address: 0, or the seconds to wait where it is empty.
 */
export function createReportLimit(perMinute: number, now: () => number = () => performance.now()) {
  const buckets = new Map<string, { left: number; at: number }>();
  return (address: string): number => {
    const time = now();
    const bucket = buckets.get(address) ?? { left: perMinute, at: time };
    const left = Math.min(perMinute, bucket.left + ((time - bucket.at) / 60_000) * perMinute);
    buckets.delete(address); // set again, so that the map's first is the one idle longest
    buckets.set(address, { left: left < 1 ? left : left - 1, at: time });
    if (buckets.size > addressesRemembered) {
      const [oldest = ''] = buckets.keys();
      buckets.delete(oldest);
    }
    return left < 1 ? Math.ceil((1 - left) * (60 / perMinute)) : 0;
  };
}
