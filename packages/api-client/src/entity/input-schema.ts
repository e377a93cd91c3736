import * as z from 'zod/mini';
import type { StoredEntity } from './define-entity.ts';
import { isNumber, type Field, type Fields } from './field.ts';
import { fieldSchema, type FieldSchema } from './field-schema.ts';
import type { RowValue } from './row.ts';

type Given<One extends Field> = NonNullable<RowValue<One>>;

type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>;

/** Schema of a field at creation. */
type CreationField<One extends Field> = One extends { kind: 'company' } | { input: 'ignored' }
  ? Optional<Given<One>>
  : One extends { optional: true; nullable: true }
    ? Optional<Given<One> | null>
    : One extends { optional: true }
      ? Optional<Given<One>>
      : FieldSchema<One>;

type Names<Fs extends Fields, Excluded> = {
  [Name in keyof Fs]: Fs[Name] extends Excluded ? never : Name;
}[keyof Fs] &
  string;

type CreationShape<Fs extends Fields> = {
  [Name in Names<Fs, { input: 'none' | 'update' }>]: CreationField<Fs[Name]>;
};

type UpdateShape<Fs extends Fields, Key> = {
  [Name in Names<Fs, { input: 'none' | 'create' | 'ignored' }>]: Name extends Key
    ? FieldSchema<Fs[Name]>
    : Fs[Name] extends { kind: 'secret' }
      ? Optional<string>
      : CreationField<Fs[Name]>;
} & { changed_fields: ReturnType<typeof changedFields> };

type PatchShape<Fs extends Fields, Key> = {
  [Name in Names<Fs, { input: 'none' | 'create' | 'ignored' }>]: Name extends Key
    ? FieldSchema<Fs[Name]>
    : Optional<Given<Fs[Name]>>;
} & { changed_fields: ReturnType<typeof changedFields> };

/** Names the fields that an update changes, of all those it sends, so that two administrators do not undo each other. */
export function changedFields() {
  return z.optional(
    z.array(z.string().check(z.maxLength(50, 'tooLong:50'))).check(z.maxLength(50, 'tooLong:50')),
  );
}

function creationField(field: Field): z.ZodMiniType {
  if (field.input === 'ignored') return z.optional(isNumber(field.kind) ? z.number() : z.string());
  const schema = fieldSchema(field);
  if (field.kind === 'company') return z.optional(schema);
  if (!field.optional) return schema;
  return z.optional(field.nullable ? z.nullable(z.union([z.literal(''), schema])) : schema);
}

/** An empty password keeps the present one. */
function updateField(field: Field, isPatch: boolean): z.ZodMiniType {
  if (field.kind === 'secret')
    return z.optional(z.union([z.literal(''), fieldSchema(field)], { error: 'tooShort:6' }));
  return isPatch ? z.optional(fieldSchema(field)) : creationField(field);
}

function shapeOf(
  { fields }: { fields: Fields },
  inputs: readonly Field['input'][],
  schemaOf: (field: Field, name: string) => z.ZodMiniType,
) {
  const chosen = Object.entries(fields).filter(([, field]) => inputs.includes(field.input));
  return Object.fromEntries(chosen.map(([name, field]) => [name, schemaOf(field, name)]));
}

/** The schema of a creation: each field but those that the server sets. */
export function creationSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<CreationShape<Described['fields']>>;
export function creationSchema(entity: StoredEntity): z.ZodMiniObject {
  return z.object(shapeOf(entity, [undefined, 'create', 'ignored'], creationField));
}

/** The schema of an update that sends every field but those that only a creation has. */
export function updateSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<UpdateShape<Described['fields'], Described['key'][number]>>;
export function updateSchema(entity: StoredEntity): z.ZodMiniObject {
  return update(entity, false);
}

/** The schema of an update that may leave out every field but those of the key. */
export function patchSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<PatchShape<Described['fields'], Described['key'][number]>>;
export function patchSchema(entity: StoredEntity): z.ZodMiniObject {
  return update(entity, true);
}

function update(entity: StoredEntity, isPatch: boolean) {
  const fieldOf = (field: Field, name: string) =>
    entity.key.includes(name) ? fieldSchema(field) : updateField(field, isPatch);
  return z.object({ ...shapeOf(entity, [undefined, 'update'], fieldOf), changed_fields: changedFields() });
}
