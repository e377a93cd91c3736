import * as z from 'zod/mini';
import { creationField, type CreationField } from './creation-schema.ts';
import type { StoredEntity } from './define-entity.ts';
import type { Field, FieldKind, Fields } from './field.ts';
import {
  fieldSchema,
  inputShape,
  type InputKinds,
  type InputNames,
  type KindSchemas,
  type Required,
} from './input-shape.ts';
import { updateGuards } from './update-guards.ts';

type UpdateShape<Fs extends Fields, Key> = {
  [Name in InputNames<Fs, 'none' | 'create' | 'ignored'>]: Name extends Key
    ? Required<Fs[Name]>
    : CreationField<Fs[Name]>;
} & ReturnType<typeof updateGuards>;

/** The schema of an update that sends every field but those that only a creation has. */
export function updateSchema<const Described extends StoredEntity>(
  entity: Described,
  kinds: KindSchemas<InputKinds<Described['fields'], 'none' | 'create' | 'ignored'>>,
): z.ZodMiniObject<UpdateShape<Described['fields'], Described['key'][number]>>;
export function updateSchema(entity: StoredEntity, kinds: Partial<KindSchemas<FieldKind>>): z.ZodMiniObject {
  const schemaOf = (field: Field, name: string) =>
    entity.key.includes(name) ? fieldSchema(field, kinds) : creationField(field, kinds);
  return z.object({ ...inputShape(entity, ['update'], schemaOf), ...updateGuards() });
}
