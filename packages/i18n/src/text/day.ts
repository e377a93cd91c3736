import { plainText } from './digits.ts';

/** Whether a text is an existing calendar day in wire format: `YYYY-MM-DD`, from the years 1000 to 2999. */
export function isDay(text: string): boolean {
  const parsed = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text);
}

/** A day as people type it, the day first (`27/11/2026`, `27.11.2026`, `27112026`), or in wire format; undefined for any other text. */
export function readDay(text: string): string | undefined {
  const typed = plainText(text).trim();
  const parts =
    /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/.exec(typed) ??
    /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/.exec(typed);
  const { day = '', month = '', year = '' } = { ...parts?.groups };
  const iso = parts ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  return isDay(iso) ? iso : undefined;
}
