import type { DemoCompany } from './demo-companies.ts';
import type { Random } from './random.ts';
import { workingDays, workingMoment } from './working-time.ts';

/** What an office costs, with the day of the month on which it is paid. */
const monthly = [
  { description: 'إيجار المكتب', category: 'المكتب', day: 1, least: 180, most: 180 },
  { description: 'خطوط هاتف وإنترنت', category: 'المكتب', day: 4, least: 14, most: 18 },
  { description: 'فاتورة كهرباء', category: 'المكتب', day: 11, least: 22, most: 41 },
];

const occasional = [
  { description: 'وقود', category: 'السيارات', weight: 10, pieces: 1, least: 10, most: 25 },
  { description: 'غسيل سيارات', category: 'السيارات', weight: 3, pieces: 3, least: 3, most: 5 },
  { description: 'أكياس تغليف', category: 'التغليف', weight: 3, pieces: 4, least: 8, most: 20 },
  { description: 'قرطاسية', category: 'المكتب', weight: 2, pieces: 5, least: 3, most: 12 },
  { description: 'صيانة سيارة', category: 'السيارات', weight: 1, pieces: 1, least: 25, most: 90 },
];

const dayMs = 24 * 60 * 60 * 1000;

/** Days until a day of the month, some months ago. */
function dayOfMonth(today: number, monthsAgo: number, day: number) {
  const date = new Date(today * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsAgo, day) / dayMs;
}

/** Expenses of the last twelve months, in the order of time: what an office costs, for the first company, and what orders cost. */
export function makeExpenses(chance: Random, { company_id, share }: DemoCompany, orders: number) {
  const now = workingDays(Date.now());
  const months = share === 1 ? Array.from({ length: 12 }, (_, month) => month) : [];
  const fixed = months.flatMap((month) =>
    monthly.map(({ day, ...kind }) => ({
      ...kind,
      quantity: 1,
      at: dayOfMonth(Math.floor(now), month, day) + chance.float(0.1, 0.4),
    })),
  );
  const count = Math.max(12, Math.min(Math.round(orders / 60), 2000));
  const others = Array.from({ length: count }, (_, i) => {
    const { pieces, ...kind } = chance.weighted(occasional);
    return {
      ...kind,
      quantity: chance.integer(1, pieces),
      at: now - (360 * (count - i - chance.float(0.5, 0.95))) / count,
    };
  });
  return [...fixed, ...others]
    .filter(({ at }) => at < now)
    .toSorted((one, other) => one.at - other.at)
    .map(({ description, category, quantity, least, most, at }) => ({
      company_id,
      description,
      category,
      quantity,
      amount: chance.integer(least * 2, most * 2) * 500,
      date_expense: workingMoment(at),
    }));
}
