import type { Language } from '../language/languages.ts';
import { calendarDay, wallClock } from './moment.ts';

/** Unit an amount is shown in: `JD` everywhere, `JOD` on the company information screen. */
export type Currency = 'JD' | 'JOD';

type Timestamp = string | null | undefined;

/** Formats of one language. Digits are Latin in both; a missing value becomes an empty text. */
export interface Formats {
  language: Language;
  /** Two decimals, three only if the third is not 0: `1,234.50`, `0.125`, `-3.00`. */
  amount(value: number | null | undefined): string;
  /** Unit of {@link Formats.amount} in this language. */
  unit(currency?: Currency): string;
  /** Amount and unit in one text, for sentences; screens use the UI kit's `Money`. */
  money(value: number | null | undefined, currency?: Currency): string;
  /** Number with grouped thousands and up to three decimals. */
  number(value: number | null | undefined): string;
  /** Calendar day, the part before T: `2026-11-21`. */
  day(value: Timestamp): string;
  /** British day-first date of cars: `21/11/2026`. */
  carDate(value: Timestamp): string;
  /** Day and 12-hour clock: `2026-11-21 02:05 PM`. */
  dateTime(value: Timestamp): string;
  /** `YYYY-MM-DD hh:mm:ss A`. */
  expenseDate(value: Timestamp): string;
  /** `Saturday, 21 November 2026`. */
  longDate(value: Timestamp): string;
  /** `November 2026`, of a day or of `2026-11`. */
  month(value: Timestamp): string;
}

const locales = { en: 'en-GB', ar: 'ar-JO-u-nu-latn' } as const;
const currencies = { en: { JD: 'JD', JOD: 'JOD' }, ar: { JD: 'د.أ', JOD: 'دينار أردني' } } as const;

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

  const amount = (value: number | null | undefined) => (value == null ? '' : amounts.format(value));
  const unit = (currency: Currency = 'JD') => currencies[language][currency];
  const withClock = (value: Timestamp, pattern: string) => {
    const clock = wallClock(value);
    if (!clock) return '';
    const half = language === 'ar' ? (clock.hour() < 12 ? 'ص' : 'م') : clock.format('A');
    return `${clock.format(pattern)} ${half}`;
  };
  return {
    language,
    amount,
    unit,
    money: (value, currency) => (value == null ? '' : `${amount(value)}\u00A0${unit(currency)}`),
    number: (value) => (value == null ? '' : numbers.format(value)),
    day: (value) => calendarDay(value) ?? '',
    carDate: (value) => wallClock(value)?.format('DD/MM/YYYY') ?? '',
    dateTime: (value) => withClock(value, 'YYYY-MM-DD hh:mm'),
    expenseDate: (value) => withClock(value, 'YYYY-MM-DD hh:mm:ss'),
    longDate: (value) => {
      const clock = wallClock(value);
      return clock ? longDates.format(clock.toDate()) : '';
    },
    month: (value) => {
      const clock = wallClock(/^\d{4}-\d{2}$/.test(value ?? '') ? `${value}-01` : value);
      return clock ? months.format(clock.toDate()) : '';
    },
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
