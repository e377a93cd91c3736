import { alternativesOf, type Alternative } from '../alternatives.ts';
import type { Schema } from '../document.ts';
import { markup, type Markup, type Part } from './markup.ts';

const formats: Readonly<Record<string, string>> = {
  date: 'day, YYYY-MM-DD',
  'date-time': 'time, ISO 8601',
  email: 'email address',
  binary: 'file',
};

const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
};

/** Describes a pattern; undefined for patterns that need no description. */
const patterns: Readonly<Record<string, string | undefined>> = {
  '^[^\\p{Cc}]*$': undefined,
  '^(?!\\.{1,2}$)[\\p{L}\\p{M}\\p{N}\\-_./ ]+$': 'of letters, digits, spaces and - _ . /',
  '^[0-9]{9,15}$': 'of 9 to 15 digits',
};

const digits = new Intl.NumberFormat('en');

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (most === undefined) return least ? `at least ${digits.format(least)}${unit}` : undefined;
  if (!least && unit) return `up to ${digits.format(most)}${unit}`;
  return least === undefined
    ? `up to ${digits.format(most)}`
    : `${digits.format(least)} to ${digits.format(most)}${unit}`;
}

function patternText(pattern: string): Part {
  return pattern in patterns ? patterns[pattern] : markup`matches <code>${pattern}</code>`;
}

function listed(values: readonly unknown[]): Part {
  return values.map((value, at) => markup`${at > 0 ? ', ' : ''}<code>${String(value)}</code>`);
}

function textOf(schema: Alternative): Part {
  const { type, const: value, enum: values, format, items, patterns: asked } = schema;
  const known = schema['x-extensible-enum'];
  if (value === '') return 'empty text';
  if (value !== undefined) return markup`<code>${JSON.stringify(value)}</code>`;
  if (values) return markup`one of ${listed(values)}`;
  if (known) return markup`${listed(known)} or a later one`;
  if (items)
    return markup`list of ${items.type === 'object' ? 'objects' : typeText(items)}${limitText(range(schema.minItems, schema.maxItems, ' items'))}`;
  if (typeof schema.additionalProperties === 'object') {
    return markup`object with ${typeText(schema.additionalProperties)} by name`;
  }
  if (schema.properties) return markup`object with ${listed(Object.keys(schema.properties))}`;
  const name = formats[format ?? ''] ?? types[type ?? ''] ?? type ?? 'any value';
  // A format and its own limits would say the same twice.
  if (format) return name;
  const limits = [
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    ...asked.map(patternText),
  ];
  return markup`${name}${limits.map(limitText)}`;
}

function limitText(limit: Part): Part {
  return limit === undefined ? undefined : markup`, ${limit}`;
}

/** The values that a schema accepts, in words. */
export function typeText(schema: Schema): Markup {
  const alternatives = alternativesOf(schema).toSorted(
    (a, b) => Number(a.type === 'null') - Number(b.type === 'null'),
  );
  return markup`${alternatives.map((one, at) => markup`${at > 0 ? ' or ' : ''}${textOf(one)}`)}`;
}
