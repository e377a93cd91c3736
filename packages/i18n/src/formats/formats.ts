import type { Dayjs } from 'dayjs';
import type { Language } from '../language/languages.ts';
import { asText } from '../text/as-text.ts';
import { wallClock } from './moment.ts';

/** Unit an amount is shown in: `JD` everywhere, `JOD` on the company information screen. */
export type Currency = 'JD' | 'JOD';

/**
 * Formats of one language. Digits are Latin in both. A missing value becomes an empty text, and a value of another kind
 * stays as it is: servers have values that no screen foresees.
 */
export interface Formats {
  language: Language;
  /** Two decimals, three only if the third is not 0: `1,234.50`, `0.125`, `-3.00`. */
  amount(value: unknown): string;
  /** Unit of {@link Formats.amount} in this language. */
  unit(currency?: Currency): string;
  /** Amount and unit in one text, for sentences; screens use the UI kit's `Money`. */
  money(value: unknown, currency?: Currency): string;
  /** Number with grouped thousands and up to three decimals. */
  number(value: unknown): string;
  /** Calendar day, the part before T: `2026-11-21`. */
  day(value: unknown): string;
  /** British day-first date of cars: `21/11/2026`. */
  carDate(value: unknown): string;
  /** Day and 12-hour clock: `2026-11-21 02:05 PM`. */
  dateTime(value: unknown): string;
  /** `YYYY-MM-DD hh:mm:ss A`. */
  expenseDate(value: unknown): string;
  /** `Saturday, 21 November 2026`. */
  longDate(value: unknown): string;
  /** `November 2026`, of a day or of `2026-11`. */
  month(value: unknown): string;
  /** `2026`, of a day. */
  year(value: unknown): string;
}

const locales = { en: 'en-GB', ar: 'ar-JO-u-nu-latn' } as const;
const currencies = { en: { JD: 'JD', JOD: 'JOD' }, ar: { JD: 'د.أ', JOD: 'د.أ' } } as const;

function createFormats(language: Language): Formats {
  const locale = locales[language];
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
    signDisplay: 'negative',
  });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, signDisplay: 'negative' });
  // The wall clock is stored as UTC digits, so it is formatted as UTC.
  const longDates = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  const unit = (currency: Currency = 'JD') => currencies[language][currency];
  const figure = (format: Intl.NumberFormat) => (value: unknown) =>
    typeof value === 'number' ? format.format(value) : asText(value);
  const date = (write: (clock: Dayjs) => string) => (value: unknown) => {
    const clock = wallClock(value);
    return clock ? write(clock) : asText(value);
  };
  const withClock = (pattern: string) =>
    date((clock) => {
      const half = language === 'ar' ? (clock.hour() < 12 ? 'ص' : 'م') : clock.format('A');
      return `${clock.format(pattern)} ${half}`;
    });
  const amount = figure(amounts);
  const month = date((clock) => months.format(clock.toDate()));
  return {
    language,
    amount,
    unit,
    money: (value, currency) => amount(value) + (typeof value === 'number' ? `\u00A0${unit(currency)}` : ''),
    number: figure(numbers),
    day: date((clock) => clock.format('YYYY-MM-DD')),
    carDate: date((clock) => clock.format('DD/MM/YYYY')),
    dateTime: withClock('YYYY-MM-DD hh:mm'),
    expenseDate: withClock('YYYY-MM-DD hh:mm:ss'),
    longDate: date((clock) => longDates.format(clock.toDate())),
    month: (value) => month(/^\d{4}-\d{2}$/.test(asText(value)) ? `${asText(value)}-01` : value),
    year: date((clock) => clock.format('YYYY')),
  };
}

const made = new Map<Language, Formats>();

/** The formats of `language`, created once. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = createFormats(language);
  made.set(language, formats);
  return formats;
}
