import { isBlank, isDay, plainText, visibleText } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import type { Field, FieldKind } from './field.ts';

/**
 * Schemas of the values that clients send, by kind. The message of a check is an error key of `@tawseel/i18n`, with its
 * limit after a colon (`tooLong:100`), so that client and server report the same error in either language.
 */

/** Tabs and line breaks come with a paste. */
function inOneLine(value: string): string {
  return isBlank(value) ? '' : value.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}

function inLines(value: string): string {
  return isBlank(value) ? '' : value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[\t\v\f]+/g, ' ');
}

export const required = () => z.string({ error: 'required' });

interface TextOptions {
  max?: number;
  /** Line breaks stay. */
  lines?: true;
  /** With both, it may be empty. */
  optional?: true;
  nullable?: true;
}

/** A text that shows nothing is empty. Tabs and line breaks become spaces. */
export function text({ max = 200, lines, optional, nullable }: TextOptions = {}) {
  return required().check(
    z.overwrite(lines ? inLines : inOneLine),
    z.trim(),
    ...(optional && nullable ? [] : [z.minLength(1, 'required')]),
    z.maxLength(max, `tooLong:${max}`),
    lines
      ? z.refine((value) => !/\p{Cc}/u.test(value.replaceAll('\n', '')), 'text')
      : z.regex(/^[^\p{Cc}]*$/u, 'text'),
  );
}

/** Without invisible characters. Not `.` or `..`, which browsers resolve as folders of an address. */
export function id() {
  return required().check(
    z.overwrite(visibleText),
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(50, 'tooLong:50'),
    z.regex(/^(?!\.{1,2}$)[\p{L}\p{M}\p{N}\-_./ ]+$/u, 'identifier'),
  );
}

export function choice<const Value extends string>({ values }: { values: readonly Value[] }) {
  return z.enum<readonly Value[]>(values, { error: (issue) => (issue.input ? 'choice' : 'required') });
}

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

function secret() {
  return required().check(
    z.minLength(1, 'required'),
    z.minLength(6, 'tooShort:6'),
    z.maxLength(200, 'tooLong:200'),
  );
}

/** The server takes the tenant of the session, so that any text passes. */
const company = () => z.string();

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

function quantity() {
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

const schemas: Partial<Record<FieldKind, (field: Field & { values: readonly string[] }) => z.ZodMiniType>> = {
  id,
  company,
  reference: id,
  text,
  phone,
  email,
  secret,
  choice,
  money,
  signedMoney,
  quantity,
  wholeNumber,
  day,
  moment: day,
};

/** The schema of a value that a client sends for the field. */
export function valueSchema(field: Field): z.ZodMiniType {
  const schema = schemas[field.kind];
  if (!schema) throw new Error(`No input has a field of kind ${field.kind}`);
  return schema({ values: [], ...field });
}
