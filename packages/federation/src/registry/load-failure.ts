import * as z from 'zod/mini';

/**
 * Reason why a page of a feature could not be shown:
 *
 * - `missing`: its entry is unavailable;
 * - `not-script`: the response was not a script, such as an HTML page;
 * - `timeout`: it did not load before the deadline;
 * - `threw`: its code threw during evaluation;
 * - `contract`: it was built for another contract, or exposes no feature;
 * - `duplicate`: it uses a copy of React that is not the shell's;
 * - `chunk`: a file of one of its pages is unavailable;
 * - `integrity`: a file differs from the released one, or is not listed;
 * - `drawn`: its page threw while rendering.
 */
export const loadFailure = z.enum([
  'missing',
  'not-script',
  'timeout',
  'threw',
  'contract',
  'duplicate',
  'chunk',
  'integrity',
  'drawn',
]);

export type LoadFailure = z.infer<typeof loadFailure>;
