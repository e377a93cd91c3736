import { companyTime } from '@tawseel/i18n';

const dayMs = 24 * 60 * 60 * 1000;

/** The present day in the company's time, as `YYYY-MM-DD`. */
export function presentDay(): string {
  return companyTime(Date.now()).slice(0, 10);
}

/** The day that is `count` days after another, or before it if negative. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
