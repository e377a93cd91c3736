import * as z from 'zod/mini';
import { fieldValues } from '../wire/field-values.schema.ts';
import type { StoredEntity } from './define-entity.ts';
import { isNumber, type Field, type Fields } from './field.ts';
import type { RowValue } from './row.ts';
import { valueSchema } from './value-schemas.ts';

type Given<One extends Field> = NonNullable<RowValue<One>>;

type Required<One extends Field> = z.ZodMiniType<Given<One>, Given<One>>;

type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>;

/** Names of the fields of an input: those whose `input` is not excluded. */
type InputName<Fs extends Fields, Excluded extends Field['input']> = {
  [Name in keyof Fs]: Fs[Name] extends { input: Excluded } ? never : Name;
}[keyof Fs] &
  string;

type Created<One extends Field> = One extends { kind: 'company' } | { input: 'ignored' }
  ? Optional<Given<One>>
  : One extends { optional: true; nullable: true }
    ? Optional<Given<One> | null>
    : One extends { optional: true }
      ? Optional<Given<One>>
      : Required<One>;

type CreationShape<Fs extends Fields> = {
  [Name in InputName<Fs, 'none' | 'update'>]: Created<Fs[Name]>;
};

type UpdateShape<Fs extends Fields, Key> = {
  [Name in InputName<Fs, 'none' | 'create' | 'ignored'>]: Name extends Key
    ? Required<Fs[Name]>
    : Created<Fs[Name]>;
} & typeof updateGuards;

type PatchShape<Fs extends Fields, Key> = {
  [Name in InputName<Fs, 'none' | 'create' | 'ignored'>]: Name extends Key
    ? Required<Fs[Name]>
    : Optional<Given<Fs[Name]> | (Fs[Name] extends { optional: true; nullable: true } ? null : never)>;
} & typeof updateGuards;

/** Names the fields that an update changes, of all those it sends, so that two administrators do not undo each other. */
export const changedFields = z.optional(
  z.array(z.string().check(z.maxLength(50, 'tooLong:50'))).check(z.maxLength(50, 'tooLong:50')),
);

/** Guards of an update: the names of its changed fields, and their values as the editor saw them. */
export const updateGuards = { changed_fields: changedFields, expected_fields: z.optional(fieldValues) };

function shapeOf(
  { fields }: StoredEntity,
  inputs: readonly Field['input'][],
  schemaOf: (field: Field, name: string) => z.ZodMiniType,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { input }]) => !input || inputs.includes(input))
      .map(([name, field]) => [name, schemaOf(field, name)]),
  );
}

function createdSchema(field: Field): z.ZodMiniType {
  if (field.input === 'ignored') return z.optional(isNumber(field.kind) ? z.number() : z.string());
  const schema = valueSchema(field);
  if (field.kind === 'company') return z.optional(schema);
  if (!field.optional) return schema;
  const given = isNumber(field.kind) ? schema : z.union([z.literal(''), schema], { error: 'text' });
  return z.optional(field.nullable ? z.nullable(given) : schema);
}

/** The schema of a creation: each field but those that the server sets. */
export function creationSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<CreationShape<Described['fields']>>;
export function creationSchema(entity: StoredEntity): z.ZodMiniObject {
  return z.object(shapeOf(entity, ['create', 'ignored'], createdSchema));
}

/** The schema of an update that sends every field but those that only a creation has. */
export function updateSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<UpdateShape<Described['fields'], Described['key'][number]>>;
export function updateSchema(entity: StoredEntity): z.ZodMiniObject {
  const schemaOf = (field: Field, name: string) =>
    entity.key.includes(name) ? valueSchema(field) : createdSchema(field);
  return z.object({ ...shapeOf(entity, ['update'], schemaOf), ...updateGuards });
}

/** The schema of an update that may leave out every field but those of the key. An empty password keeps the present one. */
export function patchSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<PatchShape<Described['fields'], Described['key'][number]>>;
export function patchSchema(entity: StoredEntity): z.ZodMiniObject {
  const schemaOf = (field: Field, name: string) => {
    const schema = valueSchema(field);
    if (entity.key.includes(name)) return schema;
    if (field.optional && field.nullable) return z.optional(z.nullable(schema));
    const isSecret = field.kind === 'secret';
    return z.optional(isSecret ? z.union([z.literal(''), schema], { error: 'tooShort:6' }) : schema);
  };
  return z.object({ ...shapeOf(entity, ['update'], schemaOf), ...updateGuards });
}
