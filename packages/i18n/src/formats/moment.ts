import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isDay } from '../text/day.ts';

dayjs.extend(utc);

const wireTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/** Calendar day of a wire timestamp; `undefined` where {@link wallClock} is. */
export function calendarDay(timestamp: string | null | undefined): string | undefined {
  const day = wireTime.exec(timestamp ?? '')?.[1];
  return day && isDay(day) ? day : undefined;
}

/**
 * Wall clock of a wire timestamp. The timestamp carries the company's offset, so its digits are the company's time wherever
 * the browser is: the offset is dropped and the digits are kept. `undefined` for anything that is not an existing moment.
 */
export function wallClock(timestamp: string | null | undefined): Dayjs | undefined {
  const day = calendarDay(timestamp);
  return day === undefined
    ? undefined
    : dayjs.utc(`${day}T${wireTime.exec(timestamp ?? '')?.[2] ?? '00:00:00'}`);
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
