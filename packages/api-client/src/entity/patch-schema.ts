import * as z from 'zod/mini';
import { changedFields } from './changed-fields.ts';
import type { StoredEntity } from './define-entity.ts';
import type { Field, Fields } from './field.ts';
import { fieldSchema, type FieldSchema } from './field-schema.ts';
import { inputShape, type InputNames } from './input-shape.ts';
import type { RowValue } from './row.ts';

type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>;

type PatchShape<Fs extends Fields, Key> = {
  [Name in InputNames<Fs, 'none' | 'create' | 'ignored'>]: Name extends Key
    ? FieldSchema<Fs[Name]>
    : Optional<NonNullable<RowValue<Fs[Name]>>>;
} & { changed_fields: ReturnType<typeof changedFields> };

/** An empty password keeps the present one. */
function patchField(field: Field) {
  const schema = fieldSchema(field);
  return field.kind === 'secret' ? z.union([z.literal(''), schema], { error: 'tooShort:6' }) : schema;
}

/** The schema of an update that may leave out every field but those of the key. */
export function patchSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<PatchShape<Described['fields'], Described['key'][number]>>;
export function patchSchema(entity: StoredEntity): z.ZodMiniObject {
  const fieldOf = (field: Field, name: string) =>
    entity.key.includes(name) ? fieldSchema(field) : z.optional(patchField(field));
  return z.object({ ...inputShape(entity, ['update'], fieldOf), changed_fields: changedFields() });
}
