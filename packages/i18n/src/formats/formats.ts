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
  /** `21 November`, for dates of the present year. */
  dayAndMonth(value: unknown): string;
  /** `November 2026`, of a day or of `2026-11`. */
  month(value: unknown): string;
  /** `2026`, of a day. */
  year(value: unknown): string;
}

const locales = { en: 'en-GB', ar: 'ar-JO-u-nu-latn' } as const;
const halves = { en: ['AM', 'PM'], ar: ['ص', 'م'] } as const;
const currencies = { en: { JD: 'JD', JOD: 'JOD' }, ar: { JD: 'د.أ', JOD: 'د.أ' } } as const;

/** Writes dates; few pages do, so the format is created at its first use. */
function dates(locale: string, options: Intl.DateTimeFormatOptions): (clock: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (clock) => {
    // The wall clock is stored as UTC digits, so it is formatted as UTC.
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return format.format(clock);
  };
}

function createFormats(language: Language): Formats {
  const locale = locales[language];
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
    signDisplay: 'negative',
  });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, signDisplay: 'negative' });
  const longDates = dates(locale, { dateStyle: 'full' });
  const daysAndMonths = dates(locale, { day: 'numeric', month: 'long' });
  const months = dates(locale, { month: 'long', year: 'numeric' });

  const unit = (currency: Currency = 'JD') => currencies[language][currency];
  const figure = (format: Intl.NumberFormat) => (value: unknown) =>
    typeof value === 'number' ? format.format(value) : asText(value);
  const date = (write: (clock: Date) => string) => (value: unknown) => {
    const clock = wallClock(value);
    return clock ? write(clock) : asText(value);
  };
  const dayOf = (clock: Date) => clock.toISOString().slice(0, 10);
  const [morning, evening] = halves[language];
  /** Day and 12-hour clock; `end` is where the time ends in ISO notation. */
  const withClock = (end: number) =>
    date((clock) => {
      const hour = clock.getUTCHours();
      const shown = String(hour % 12 || 12).padStart(2, '0');
      return `${dayOf(clock)} ${shown}${clock.toISOString().slice(13, end)} ${hour < 12 ? morning : evening}`;
    });
  const amount = figure(amounts);
  const month = date((clock) => months(clock));
  return {
    language,
    amount,
    unit,
    money: (value, currency) => amount(value) + (typeof value === 'number' ? `\u00A0${unit(currency)}` : ''),
    number: figure(numbers),
    day: date(dayOf),
    carDate: date((clock) => dayOf(clock).split('-').toReversed().join('/')),
    dateTime: withClock(16),
    expenseDate: withClock(19),
    longDate: date((clock) => longDates(clock)),
    dayAndMonth: date((clock) => daysAndMonths(clock)),
    month: (value) => month(/^\d{4}-\d{2}$/.test(asText(value)) ? `${asText(value)}-01` : value),
    year: date((clock) => dayOf(clock).slice(0, 4)),
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
