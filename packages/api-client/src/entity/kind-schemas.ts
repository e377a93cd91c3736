import { isDay, plainText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { required, text } from './text-schemas.ts';

/** Largest amount, in JD: up to 2^43 a JavaScript number distinguishes every fils. */
const maxAmount = 8_000_000_000_000;

export function email() {
  return text().check(z.overwrite(plainText), z.email({ error: 'email' }));
}

/** A pasted number has spaces, hyphens, parentheses, a plus. */
export function phone() {
  return required().check(
    z.overwrite((value) => plainText(value).replace(/[\s()+.\-\u2010-\u2013]/g, '')),
    z.minLength(1, 'required'),
    z.regex(/^[0-9]{9,15}$/, 'phone'),
  );
}

export function secret() {
  return required().check(
    z.minLength(1, 'required'),
    z.minLength(6, 'tooShort:6'),
    z.maxLength(200, 'tooLong:200'),
  );
}

/** The server takes the tenant of the session, so that any text passes. */
export const company = () => z.string();

function isWholeFils(value: number) {
  return Number(value.toFixed(3)) === value;
}

/** More than three decimals are refused, never rounded. */
export function signedMoney() {
  return z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'number') })
    .check(
      z.maximum(maxAmount, `tooLarge:${maxAmount}`),
      z.minimum(-maxAmount, 'number'),
      z.refine(isWholeFils, 'decimals'),
    );
}

export function money() {
  return signedMoney().check(z.minimum(0, 'negative'));
}

export function quantity() {
  return money().check(z.maximum(999_999_999, 'tooLarge:999999999'));
}

export function wholeNumber({ max = 1_000_000_000 }: { max?: number } = {}) {
  return z.int('wholeNumber').check(z.minimum(0, 'negative'), z.maximum(max, `tooLarge:${max}`));
}

/** A time part after the day is dropped. */
export function day() {
  return required().check(
    z.overwrite((value) => value.split('T')[0] ?? ''),
    z.minLength(1, 'required'),
    z.refine(isDay, 'date'),
  );
}
