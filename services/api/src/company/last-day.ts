import dayjs from 'dayjs';

/**
 * The last day of a period of whole months: 12 months from the 19th of February end on the 18th. If the last
 * month has no such day, its own last day.
 *
 * @param start `YYYY-MM-DD`, like the result.
 */
export function lastDayOf(start: string, months: number): string {
  const from = dayjs(start);
  const to = from.add(months, 'month');
  return (to.date() === from.date() ? to.subtract(1, 'day') : to).format('YYYY-MM-DD');
}
