import { companyTime } from '@tawseel/i18n';
import dayjs from 'dayjs';

/** First days of the company's day, week (from Saturday) and month at a moment, and the day itself; `YYYY-MM-DD`. */
export interface PeriodStarts {
  today: string;
  week: string;
  month: string;
}

const pattern = 'YYYY-MM-DD';

/** Start of the company's day, week and month; `moment` is in milliseconds since the epoch. */
export function periodStarts(moment: number): PeriodStarts {
  const today = dayjs(companyTime(moment).slice(0, 10));
  const daysSinceSaturday = (today.day() + 1) % 7;
  return {
    today: today.format(pattern),
    week: today.subtract(daysSinceSaturday, 'day').format(pattern),
    month: today.startOf('month').format(pattern),
  };
}
