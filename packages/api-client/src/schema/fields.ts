import { isDay, latinDigits } from '@tawseel/i18n/text';
import * as z from 'zod/mini';

/**
 * The field kinds that resources are made of. A check's message is a fault: a key of the words under `fault` in
 * `@tawseel/i18n`, with its limit after a colon where it has one (`tooLong:100`). Client and server so say the same
 * thing in either language.
 */

/** Largest amount, in JD: up to 2^43 a JavaScript number tells every fils from the next, above it no longer. */
const maxAmount = 8_000_000_000_000;

const printable = z.regex(/^[^\p{Cc}]*$/u, 'text');

/** Required text, 1 to `max` characters once trimmed, no control characters. */
export function text(max = 200) {
  return z
    .string({ error: 'required' })
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, `tooLong:${max}`), printable);
}

/**
 * Identifier an administrator gives: letters of any script, digits, and `- _ . /`, 1 to 50 characters. Not `.` or `..`,
 * which an address cannot hold: browsers take them for folders.
 */
export function identifier() {
  return text(50).check(z.regex(/^(?!\.{1,2}$)[\p{L}\p{M}\p{N}\-_./ ]+$/u, 'identifier'));
}

/** 9 to 15 digits; Arabic-Indic digits are accepted and normalised to Latin ones. */
export function phone() {
  return z
    .string({ error: 'required' })
    .check(z.trim(), z.overwrite(latinDigits), z.minLength(1, 'required'), z.regex(/^[0-9]{9,15}$/, 'phone'));
}

/** E-mail address of at most 200 characters. */
export function email() {
  return text(200).check(z.email({ error: 'email' }));
}

/** New password, 6 to 200 characters, kept exactly as typed. */
export function password() {
  return z
    .string({ error: 'required' })
    .check(z.minLength(1, 'required'), z.minLength(6, 'tooShort:6'), z.maxLength(200, 'tooLong:200'));
}

function isWholeFils(value: number) {
  return Number(value.toFixed(3)) === value;
}

/** Amount in JD, at least 0, at most three decimals (fils). More decimals are refused, never rounded. */
export function money() {
  return signedMoney().check(z.minimum(0, 'negative'));
}

/** Amount in JD of either sign, at most three decimals (fils). */
export function signedMoney() {
  return z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'number') })
    .check(
      z.maximum(maxAmount, `tooLarge:${maxAmount}`),
      z.minimum(-maxAmount, 'number'),
      z.refine(isWholeFils, 'decimals'),
    );
}

/** Number of things, at least 0, at most three decimals. */
export function quantity() {
  return signedMoney().check(z.minimum(0, 'negative'), z.maximum(999_999_999, 'tooLarge:999999999'));
}

/** Whole number from 0 up. */
export function wholeNumber(max = 1_000_000_000) {
  return z.int('number').check(z.minimum(0, 'negative'), z.maximum(max, `tooLarge:${max}`));
}

/** One of the given words. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: (issue) => (issue.input ? 'choice' : 'required') });
}

/** Calendar day, `YYYY-MM-DD`; a time part after it is dropped. */
export function day() {
  return z.string({ error: 'required' }).check(
    z.overwrite((value) => value.split('T')[0] ?? ''),
    z.minLength(1, 'required'),
    z.refine(isDay, 'date'),
  );
}

/**
 * Names of the fields that an update is about, of all those it sends; the others stay as they are now. Two who edit the
 * same thing at once so undo nothing of each other. An update without it changes all that it sends.
 */
export function changedFields() {
  return z.optional(
    z.array(z.string().check(z.maxLength(50, 'tooLong:50'))).check(z.maxLength(50, 'tooLong:50')),
  );
}

/** Moment on the wire: ISO 8601 with the company's own offset, so the part before `T` is the company's day. */
export function moment() {
  return z.string();
}
