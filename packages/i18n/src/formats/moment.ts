import { asText } from '../text/as-text.ts';
import { isDay } from '../text/day.ts';

const wireTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/**
 * Wall clock of a wire timestamp. The timestamp carries the company's offset, so its digits are the company's time wherever
 * the browser is: the offset is dropped and the digits are kept, as those of UTC. `undefined` for anything that is not an
 * existing moment.
 */
export function wallClock(timestamp: unknown): Date | undefined {
  const [, day = '', time = '00:00:00'] = wireTime.exec(asText(timestamp)) ?? [];
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
