import type { FormField, ObjectSchema } from '../form/form.types.ts';
import { namesOf } from '../form/form-values.ts';

export function valuesOf(row: unknown): [string, unknown][] {
  return typeof row === 'object' && row !== null ? Object.entries(row) : [];
}

/** Values of a row that a schema names, without passwords: a server of the bare contract sends them in its rows. */
export function namedValues<Input>(
  schema: ObjectSchema<Input, unknown>,
  fields: readonly FormField[],
  row: unknown,
): Partial<Input>;
export function namedValues(
  { shape }: ObjectSchema<unknown, unknown>,
  fields: readonly FormField[],
  row: unknown,
): Record<string, unknown> {
  const passwords = namesOf(fields, ({ kind }) => kind === 'password');
  return Object.fromEntries(valuesOf(row).filter(([name]) => name in shape && !passwords.includes(name)));
}
