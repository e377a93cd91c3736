import { FeatureLoadError } from './feature-load-error.ts';

/** How long a feature or a page of it may take to load, in milliseconds, before its page says so. */
export const loadDeadline = 8_000;

/**
 * Waits for `work` until the deadline.
 *
 * @param what Subject of the error's sentence.
 * @throws FeatureLoadError `timeout`
 */
export function withDeadline<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new FeatureLoadError('timeout', `${what} did not load in ${loadDeadline} ms`)),
      loadDeadline,
    );
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
