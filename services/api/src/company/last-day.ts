/**
 * The last day of so many months that begin with a day: 12 months from the 19th of February end on the 18th. Where the
 * last month has no such day, its own last one.
 *
 * @param start `YYYY-MM-DD`, as is what it returns.
 */
export function lastDayOf(start: string, months: number): string {
  const from = new Date(start);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  const hasDay = to.getUTCDate() === from.getUTCDate();
  to.setUTCDate(hasDay ? to.getUTCDate() - 1 : 0);
  return to.toISOString().slice(0, 10);
}
