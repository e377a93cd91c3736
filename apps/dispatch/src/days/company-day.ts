import { companyTime } from '@tawseel/i18n';

const dayMs = 24 * 60 * 60 * 1000;

/** A day of the company, `YYYY-MM-DD`: the present one, or one that is `later` days after it. */
export function companyDay(later = 0): string {
  return companyTime(Date.now() + later * dayMs).slice(0, 10);
}

/** Midnights of the company between a moment and now. */
export function daysSince(moment: string, now: number): number {
  const today = Date.parse(companyTime(now).slice(0, 10));
  const day = Date.parse(companyTime(Date.parse(moment)).slice(0, 10));
  return Math.max(0, Math.round((today - day) / dayMs));
}
