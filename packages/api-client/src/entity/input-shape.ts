import type * as z from 'zod/mini';
import type { Field, Fields } from './field.ts';

/** Names of the fields of an input: those whose `input` is not excluded. */
export type InputNames<Fs extends Fields, Excluded extends Field['input']> = {
  [Name in keyof Fs]: Fs[Name] extends { input: Excluded } ? never : Name;
}[keyof Fs] &
  string;

/** The shape of an input: its schemas by field. Fields without `input` belong to every input. */
export function inputShape(
  { fields }: { fields: Fields },
  inputs: readonly Field['input'][],
  schemaOf: (field: Field, name: string) => z.ZodMiniType,
): Record<string, z.ZodMiniType> {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!field.input || inputs.includes(field.input)) shape[name] = schemaOf(field, name);
  }
  return shape;
}
