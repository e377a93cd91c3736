import { FeatureLoadError } from './feature-load-error.ts';

/** Deadline for loading a feature or page, in milliseconds, before its page shows an error. */
export const loadDeadline = 8_000;

/**
 * Waits for `work` until the deadline.
 *
 * @param what Subject of the error message.
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
