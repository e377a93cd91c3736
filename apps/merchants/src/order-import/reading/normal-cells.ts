import { plainNumber, plainText, readDay } from '@tawseel/i18n/text';
import type { OrderColumn } from './column-rules.ts';
import { dayOfSerial } from './number-formats.ts';

/** Digits of a number that a spreadsheet wrote: 7.90123456E8 is 790123456. */
function withoutExponent(text: string): string {
  return /^\d(?:\.\d+)?e\+?\d{1,2}$/i.test(text) ? String(Number(text)) : text;
}

/** Mobile numbers of Jordan as `07XXXXXXXX`, its other numbers with their 0. Other texts are unchanged. */
export function normalPhone(text: string): string {
  const typed = withoutExponent(plainText(text).trim());
  const digits = typed.replace(/^tel:/i, '').replace(/[\s().\-\u2010-\u2013/]|^'/g, '');
  const national = /^(?:(?:\+|00)?962)?0?(7[789]\d{7})$/.exec(digits)?.[1];
  if (national !== undefined) return `0${national}`;
  const landline = /^(?:\+|00)?962?0?([2-6]\d{7})$/.exec(digits)?.[1];
  return landline !== undefined && /962/.test(digits) ? `0${landline}` : text;
}

const currency = /jod|j\.?d\.?|د\.?\s?[أا]\.?|دينار(?:\s*[أا]ردني)?|دنانير/giu;

/**
 * An amount as a plain decimal number. The last of two different separators is the decimal one (`1.250,500`), and of two equal ones
 * none is (`1,250,500`). A single one is the decimal one, as prices have three decimals (`3,500`): only a comma before three zeros,
 * or before three digits of a number from 10,000 on, separates thousands.
 */
function normalAmount(text: string): string {
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

function normalDay(text: string): string {
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

function normalPieces(text: string): string {
  const typed = plainNumber(text).trim();
  const [, digits] =
    /^(\d+)(?:\.0+)?\s*(?:pcs?\.?|pieces?|parcels?|قطعة|قطع|قطعه|طرود|طرد)?$/i.exec(typed) ?? [];
  return digits === undefined ? text : String(Number(digits));
}

function normalParcelCode(text: string): string {
  const code = withoutExponent(plainText(text)).replace(/[\s-]/g, '');
  return /^\d+$/.test(code) ? code : text;
}

const normal: Partial<Record<OrderColumn, (text: string) => string>> = {
  phone_customer: normalPhone,
  total_price: normalAmount,
  date_order_delivery_customer: normalDay,
  pieces: normalPieces,
  parcel_code: normalParcelCode,
};

/** A cell in the form that the API takes, or its trimmed text if it cannot be read: the API's schemas then report the error. */
export function normalCell(column: OrderColumn, text: string): string {
  const trimmed = text.trim();
  return normal[column]?.(trimmed) ?? trimmed;
}
