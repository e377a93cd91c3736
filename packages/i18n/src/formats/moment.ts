import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isDay } from '../text/day.ts';

dayjs.extend(utc);

const wireTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/** The calendar day of a timestamp, as the wire has it; `undefined` where {@link wallClock} is. */
export function calendarDay(timestamp: string | null | undefined): string | undefined {
  const day = wireTime.exec(timestamp ?? '')?.[1];
  return day && isDay(day) ? day : undefined;
}

/**
 * The wall clock a timestamp of the wire shows. It carries the company's own offset, so its digits are the company's
 * time wherever the browser is: the offset is dropped and the digits are kept. `undefined` for what is not a timestamp,
 * also where its day does not exist.
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

/** The company's day and time at `moment` (milliseconds since the epoch), written as timestamps of the wire are. */
export function companyTime(moment: number): string {
  return companyClocks.format(moment).replace(' ', 'T');
}
