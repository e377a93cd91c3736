import { plainNumber, plainText, readDay } from '@tawseel/i18n/text';
import { dayOfSerial } from './number-formats.ts';

/** Digits of a number that a spreadsheet wrote: 7.90123456E8 is 790123456. */
export function withoutExponent(text: string): string {
  return /^\d(?:\.\d+)?e\+?\d{1,2}$/i.test(text) ? String(Number(text)) : text;
}

const currency = /jod|j\.?d\.?|د\.?\s?[أا]\.?|دينار(?:\s*[أا]ردني)?|دنانير/giu;

/**
 * An amount as a plain decimal number. The last of two different separators is the decimal one (`1.250,500`), and of two equal ones
 * none is (`1,250,500`). A single one is the decimal one, as prices have three decimals (`3,500`): only a comma before three zeros,
 * or before three digits of a number from 10,000 on, separates thousands.
 */
export function plainAmount(text: string): string {
  const bare = plainNumber(text.replace(/\u060C/g, ','))
    .replace(currency, '')
    .replace(/[\s\u00A0'’]/g, '');
  const typed = withoutExponent(bare);
  if (!/^[-+]?\d[\d.,]*$/.test(typed)) return text;
  const separators = typed.replace(/[^.,]/g, '');
  const last = separators.at(-1) ?? '';
  const isMixed = new Set(separators).size > 1;
  const isDecimal = isMixed ? separators.indexOf(last) === separators.length - 1 : separators.length === 1;
  const at = isDecimal && !isThousands(typed) ? typed.lastIndexOf(last) : typed.length;
  const whole = typed.slice(0, at);
  const decimals = typed.slice(at + 1);
  const isGrouped = /^[-+]?(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole);
  if (!isGrouped || !/^\d*$/.test(decimals)) return text;
  const number = whole.replace(/[.,+]/g, '').replace(/^(-?)0+(?=\d)/, '$1');
  return decimals === '' ? number : `${number}.${decimals}`;
}

function isThousands(typed: string): boolean {
  return /^[-+]?(?:[1-9]\d{0,2},000|[1-9]\d{1,2},\d{3})$/.test(typed);
}

/** A day as `YYYY-MM-DD`, also of a serial number of spreadsheets. Other texts are unchanged. */
export function plainDay(text: string): string {
  const typed = plainText(text).trim();
  const [date = ''] = typed.split(/[T\s]/);
  const yearFirst =
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(date) ?? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date);
  const [, year = '', month = '', day = ''] = yearFirst ?? [];
  const read = readDay(yearFirst ? `${day}/${month}/${year}` : date);
  if (read !== undefined) return read;
  const isSerial = /^[45]\d{4}(?:\.\d+)?$|^60000$/.test(typed);
  return (isSerial ? dayOfSerial(Number(typed)) : undefined) ?? text;
}
