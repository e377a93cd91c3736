import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { asText } from '../text/as-text.ts';
import { isDay } from '../text/day.ts';

dayjs.extend(utc);

const wireTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/**
 * Wall clock of a wire timestamp. The timestamp carries the company's offset, so its digits are the company's time wherever
 * the browser is: the offset is dropped and the digits are kept. `undefined` for anything that is not an existing moment.
 */
export function wallClock(timestamp: unknown): Dayjs | undefined {
  const [, day = '', time = '00:00:00'] = wireTime.exec(asText(timestamp)) ?? [];
  return isDay(day) ? dayjs.utc(`${day}T${time}`) : undefined;
}

const companyClocks = new Intl.DateTimeFormat('sv', {
  timeZone: 'Asia/Amman',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The company's day and time at `moment` (ms since the epoch), in wire format. */
export function companyTime(moment: number): string {
  return companyClocks.format(moment).replace(' ', 'T');
}
