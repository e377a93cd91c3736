import * as z from 'zod/mini';
import { changedFields } from './changed-fields.ts';
import { creationField, type CreationField } from './creation-schema.ts';
import type { StoredEntity } from './define-entity.ts';
import type { Field, Fields } from './field.ts';
import { fieldSchema, type FieldSchema } from './field-schema.ts';
import { inputShape, type InputNames } from './input-shape.ts';

type UpdateShape<Fs extends Fields, Key> = {
  [Name in InputNames<Fs, 'none' | 'create' | 'ignored'>]: Name extends Key
    ? FieldSchema<Fs[Name]>
    : CreationField<Fs[Name]>;
} & { changed_fields: ReturnType<typeof changedFields> };

/** The schema of an update that sends every field but those that only a creation has. */
export function updateSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<UpdateShape<Described['fields'], Described['key'][number]>>;
export function updateSchema(entity: StoredEntity): z.ZodMiniObject {
  const fieldOf = (field: Field, name: string) =>
    entity.key.includes(name) ? fieldSchema(field) : creationField(field);
  return z.object({ ...inputShape(entity, ['update'], fieldOf), changed_fields: changedFields() });
}
