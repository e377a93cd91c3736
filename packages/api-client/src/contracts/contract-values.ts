import { asText } from '@tawseel/i18n/text';

/**
 * Formats of values in the text of a contract. They differ from those of screens: browser and server hash the text, so it
 * must not depend on the version of their language data. A missing value is a dash.
 */

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: [
    'كانون الثاني',
    'شباط',
    'آذار',
    'نيسان',
    'أيار',
    'حزيران',
    'تموز',
    'آب',
    'أيلول',
    'تشرين الأول',
    'تشرين الثاني',
    'كانون الأول',
  ],
} as const;

const written = (value: unknown) => asText(value) || '—';

/** `21 November 2026`; any text that is not a day is unchanged. */
export function writeDay(value: unknown, language: 'en' | 'ar'): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(asText(value)) ?? [];
  const name = months[language][Number(month) - 1];
  return year && day && name ? `${Number(day)} ${name} ${year}` : written(value);
}

/** An amount in JD without its unit: `1,234.50`, with three decimals where the third is not 0. */
export function writeAmount(value: unknown): string {
  if (typeof value !== 'number') return written(value);
  const [whole = '0', fils = '000'] = Math.abs(value).toFixed(3).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}.${fils.replace(/0$/, '')}`;
}

export function writeMonths(count: unknown, language: 'en' | 'ar'): string {
  if (typeof count !== 'number') return written(count);
  if (language === 'en') return count === 1 ? '1 month' : `${count} months`;
  if (count === 1) return 'شهر واحد';
  if (count === 2) return 'شهران';
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} أشهر`;
  return rest >= 11 ? `${count} شهرًا` : `${count} شهر`;
}
