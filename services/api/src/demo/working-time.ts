const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The offset of Asia/Amman, which has no summer time. */
const offset = 3 * hour;
const opens = 8.5 * hour;
const isOpen = 9.5 * hour;
/** The end of a day, a moment before the next begins. */
const closes = 0.9999;

/** The day of a moment, counted as {@link workingDays} counts. */
function dayOf(moment: number): number {
  return Math.floor((moment + offset) / day);
}

/** Days until a moment, of which only the working hours of the company pass. */
export function workingDays(moment: number): number {
  const today = dayOf(moment);
  const passed = (moment + offset - today * day - opens) / isOpen;
  return today + Math.min(Math.max(passed, 0), closes);
}

/** The moment after which {@link workingDays} have passed. */
export function workingMoment(days: number): string {
  const today = Math.floor(days);
  return new Date(today * day + opens + (days - today) * isOpen - offset).toISOString();
}

/** The date of a day. */
export function dateOf(days: number): string {
  return new Date(days * day).toISOString().slice(0, 10);
}

export function isFriday(days: number): boolean {
  return new Date(days * day).getUTCDay() === 5;
}
