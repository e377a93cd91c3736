import type * as z from 'zod/mini';
import type { Field, FieldKind, Fields } from './field.ts';
import type { RowValue } from './row.ts';

/** Names of the fields of an input: those whose `input` is not excluded. */
export type InputNames<Fs extends Fields, Excluded extends Field['input']> = {
  [Name in keyof Fs]: Fs[Name] extends { input: Excluded } ? never : Name;
}[keyof Fs] &
  string;

export type Given<One extends Field> = NonNullable<RowValue<One>>;

export type Required<One extends Field> = z.ZodMiniType<Given<One>, Given<One>>;

export type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>;

/** Schemas by kind. Each schema file passes those that its fields need, so that pages load no others. */
export type KindSchemas<Kind extends FieldKind = never> = {
  readonly [One in Kind]: (field: Field & { values: readonly string[] }) => z.ZodMiniType;
};

/** The kinds of the fields of an input. */
export type InputKinds<Fs extends Fields, Excluded extends Field['input']> = Fs[InputNames<
  Fs,
  Excluded
>]['kind'];

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

/** The schema that checks a required value of a field. */
export function fieldSchema(field: Field, kinds: Partial<KindSchemas<FieldKind>>): z.ZodMiniType {
  const schema = kinds[field.kind];
  if (!schema) throw new Error(field.kind);
  return schema({ values: [], ...field });
}
