import { plainNumber, plainText } from '@tawseel/i18n/text';
import { plainAmount, plainDay, withoutExponent } from '@tawseel/ui/spreadsheet';
import type { OrderColumn } from './column-rules.ts';

/** Mobile numbers of Jordan as `07XXXXXXXX`, its other numbers with their 0. Other texts are unchanged. */
export function normalPhone(text: string): string {
  const typed = withoutExponent(plainText(text).trim());
  const digits = typed.replace(/^tel:/i, '').replace(/[\s().\-\u2010-\u2013/]|^'/g, '');
  const national = /^(?:(?:\+|00)?962)?0?(7[789]\d{7})$/.exec(digits)?.[1];
  if (national !== undefined) return `0${national}`;
  const landline = /^(?:\+|00)?962?0?([2-6]\d{7})$/.exec(digits)?.[1];
  return landline !== undefined && /962/.test(digits) ? `0${landline}` : text;
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
  total_price: plainAmount,
  date_order_delivery_customer: plainDay,
  pieces: normalPieces,
  parcel_code: normalParcelCode,
};

/** A cell in the form that the API takes, or its trimmed text if it cannot be read: the API's schemas then report the error. */
export function normalCell(column: OrderColumn, text: string): string {
  const trimmed = text.trim();
  return normal[column]?.(trimmed) ?? trimmed;
}
