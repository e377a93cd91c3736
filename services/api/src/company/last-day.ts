/**
 * The last day of a period of whole months: 12 months from the 19th of February end on the 18th. If the last
 * month has no such day, its own last day.
 *
 * @param start `YYYY-MM-DD`, like the result.
 */
export function lastDayOf(start: string, months: number): string {
  const from = new Date(start);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  const hasDay = to.getUTCDate() === from.getUTCDate();
  to.setUTCDate(hasDay ? to.getUTCDate() - 1 : 0);
  return to.toISOString().slice(0, 10);
}
