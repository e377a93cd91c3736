/**
 * Days for which a release stays in the store after its last use, for pages that are still open.
 *
 * @throws Error of one sentence.
 */
export function readKeepDays(text = process.env.RELEASES_KEEP_DAYS): number {
  if (!text) return 7;
  if (!/^\d{1,5}$/.test(text))
    throw new Error(`RELEASES_KEEP_DAYS must be a number of days such as 7, not ${text}.`);
  return Number(text);
}
