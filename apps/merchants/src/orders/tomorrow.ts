import { companyTime } from '@tawseel/i18n';

const dayMs = 24 * 60 * 60 * 1000;

/** Most orders are delivered on the day after they were placed. */
export function tomorrow(): string {
  return companyTime(Date.now() + dayMs).slice(0, 10);
}
