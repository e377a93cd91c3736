import { asText } from '../text/as-text.ts';
import { isDay } from '../text/day.ts';

const wireTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/**
 * Wall clock of the company at a wire timestamp, with its digits as those of UTC. One without an offset has the company's time
 * already. `undefined` for anything that is not an existing moment.
 */
export function wallClock(timestamp: unknown): Date | undefined {
  const [, day = '', time = '00:00:00'] = wireTime.exec(inCompanyTime(asText(timestamp))) ?? [];
  const clock = new Date(`${day}T${time}Z`);
  return isDay(day) && !Number.isNaN(clock.getTime()) ? clock : undefined;
}

let companyClock: Intl.DateTimeFormat | undefined;

/** The company's day and time at `moment` (ms since the epoch), in wire format. */
export function companyTime(moment: number): string {
  companyClock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'Asia/Amman',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return companyClock.format(moment).replace(' ', 'T');
}

/**
 * A wire timestamp with an offset in the company's time, whatever its offset; one that has the company's digits keeps its own
 * notation. Any other text stays as it is.
 */
export function inCompanyTime(timestamp: string): string {
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/i.test(timestamp)) return timestamp;
  const moment = Date.parse(timestamp);
  if (Number.isNaN(moment)) return timestamp;
  const local = companyTime(moment);
  return timestamp.startsWith(local) ? timestamp : local;
}
