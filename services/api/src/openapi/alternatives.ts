import type { Schema } from './document.ts';

/** A schema of one type, with all patterns that its values must match. */
export interface Alternative extends Omit<Schema, 'type' | 'anyOf' | 'allOf' | 'pattern'> {
  type?: string | undefined;
  patterns: readonly string[];
}

/** The alternatives of a schema: those of `anyOf`, and one for each type of a list of types. */
export function alternativesOf({ anyOf, ...schema }: Schema): Alternative[] {
  if (anyOf) return anyOf.flatMap((one) => alternativesOf({ ...schema, ...one }));
  const { type, pattern, allOf = [], ...rest } = schema;
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
  const types = type === undefined ? [undefined] : [type].flat();
  return types.map((one) => ({ ...rest, type: one, patterns }));
}

/** The only values of a schema; undefined if it does not list them. */
export function valuesOf({ const: value, enum: values }: Alternative): readonly unknown[] | undefined {
  return value === undefined ? values : [value];
}

/** Whether a listed value is within the limits of another schema. */
export function fits(value: unknown, schema: Alternative): boolean {
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Infinity, patterns } = schema;
    return (
      value.length >= minLength &&
      value.length <= maxLength &&
      patterns.every((one) => new RegExp(one, 'u').test(value))
    );
  }
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return typeof value !== 'number' || (value >= minimum && value <= maximum);
}
