const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The offset of Asia/Amman, which has no summer time. */
const offset = 3 * hour;
const opens = 8.5 * hour;
const isOpen = 9.5 * hour;

/** Days until a moment, of which only the working hours of the company pass. */
export function workingDays(moment: number): number {
  const local = moment + offset;
  const today = Math.floor(local / day);
  const passed = (local - today * day - opens) / isOpen;
  return today + Math.min(Math.max(passed, 0), 1);
}

/** The moment after which {@link workingDays} have passed. */
export function workingMoment(days: number): string {
  const today = Math.floor(days);
  return new Date(today * day + opens + (days - today) * isOpen - offset).toISOString();
}
