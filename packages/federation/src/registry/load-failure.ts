import * as z from 'zod/mini';

/**
 * Why a feature's page could not be shown:
 *
 * - `missing`: its entry cannot be had;
 * - `not-script`: what came in the place of a script is something else, such as a page of HTML;
 * - `timeout`: it was not there in time;
 * - `threw`: its code failed while it was evaluated;
 * - `contract`: it was built for another contract, or exposes no feature;
 * - `duplicate`: it runs on a copy of React that is not the shell's;
 * - `chunk`: a file of one of its pages is gone or cannot be had;
 * - `integrity`: a file is not what was released, or is not listed at all;
 * - `drawn`: its page failed while it was drawn.
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
