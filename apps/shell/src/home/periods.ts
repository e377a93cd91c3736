import { companyTime } from '@tawseel/i18n';

/** First days of the company's day, week (from Saturday) and month at a moment, and the day itself; `YYYY-MM-DD`. */
export interface PeriodStarts {
  today: string;
  week: string;
  month: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const saturday = 6;

/** Start of the company's day, week and month; `moment` is in milliseconds since the epoch. */
export function periodStarts(moment: number): PeriodStarts {
  const today = companyTime(moment).slice(0, 10);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  const sinceSaturday = (new Date(midnight).getUTCDay() + 7 - saturday) % 7;
  return {
    today,
    week: new Date(midnight - sinceSaturday * dayMs).toISOString().slice(0, 10),
    month: `${today.slice(0, 7)}-01`,
  };
}
