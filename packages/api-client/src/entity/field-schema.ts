import { isDay, latinDigits } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import type { Field } from './field.ts';
import type { RowValue } from './row.ts';

/**
 * Schemas of the values that clients send. The message of a check is an error key of `@tawseel/i18n`, with its limit
 * after a colon (`tooLong:100`), so that client and server report the same error in either language.
 */

/** Largest amount, in JD: up to 2^43 a JavaScript number distinguishes every fils. */
const maxAmount = 8_000_000_000_000;

const printable = z.regex(/^[^\p{Cc}]*$/u, 'text');

const required = () => z.string({ error: 'required' });

function text(max: number) {
  return required().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(max, `tooLong:${max}`),
    printable,
  );
}

/** Not `.` or `..`, which browsers resolve as folders of an address. */
function id() {
  return text(50).check(z.regex(/^(?!\.{1,2}$)[\p{L}\p{M}\p{N}\-_./ ]+$/u, 'identifier'));
}

function phone() {
  return required().check(
    z.trim(),
    z.overwrite(latinDigits),
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

function isWholeFils(value: number) {
  return Number(value.toFixed(3)) === value;
}

/** More than three decimals are refused, never rounded. */
function amount() {
  return z
    .number({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'number') })
    .check(
      z.maximum(maxAmount, `tooLarge:${maxAmount}`),
      z.minimum(-maxAmount, 'number'),
      z.refine(isWholeFils, 'decimals'),
    );
}

function wholeNumber(max: number) {
  return z.int('number').check(z.minimum(0, 'negative'), z.maximum(max, `tooLarge:${max}`));
}

/** A time part after the day is dropped. */
function day() {
  return required().check(
    z.overwrite((value) => value.split('T')[0] ?? ''),
    z.minLength(1, 'required'),
    z.refine(isDay, 'date'),
  );
}

function choice(values: readonly string[]) {
  return z.enum([...values], { error: (issue) => (issue.input ? 'choice' : 'required') });
}

/** Schema of an input value of the type that a row has. */
export type FieldSchema<One extends Field> = z.ZodMiniType<
  NonNullable<RowValue<One>>,
  NonNullable<RowValue<One>>
>;

/** The schema that checks a required value of a field. */
export function fieldSchema<const One extends Field>(field: One): FieldSchema<One>;
export function fieldSchema({ kind, max, values }: Field): z.ZodMiniType {
  switch (kind) {
    case 'id':
    case 'reference':
      return id();
    case 'text':
      return text(max ?? 200);
    case 'email':
      return text(200).check(z.email({ error: 'email' }));
    case 'phone':
      return phone();
    case 'secret':
      return secret();
    case 'choice':
      return choice(values ?? []);
    case 'money':
      return amount().check(z.minimum(0, 'negative'));
    case 'signedMoney':
      return amount();
    case 'quantity':
      return amount().check(z.minimum(0, 'negative'), z.maximum(999_999_999, 'tooLarge:999999999'));
    case 'wholeNumber':
      return wholeNumber(max ?? 1_000_000_000);
    case 'day':
    case 'moment':
      return day();
    case 'json':
      return z.record(z.string(), z.unknown());
    case 'company':
    case 'image':
      return z.string();
  }
}
