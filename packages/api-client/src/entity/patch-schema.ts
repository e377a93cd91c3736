import * as z from 'zod/mini';
import type { StoredEntity } from './define-entity.ts';
import type { Field, FieldKind, Fields } from './field.ts';
import {
  fieldSchema,
  inputShape,
  type Given,
  type InputKinds,
  type InputNames,
  type KindSchemas,
  type Optional,
  type Required,
} from './input-shape.ts';
import { updateGuards } from './update-guards.ts';

type PatchShape<Fs extends Fields, Key> = {
  [Name in InputNames<Fs, 'none' | 'create' | 'ignored'>]: Name extends Key
    ? Required<Fs[Name]>
    : Optional<Given<Fs[Name]> | (Fs[Name] extends { optional: true; nullable: true } ? null : never)>;
} & ReturnType<typeof updateGuards>;

/** The schema of an update that may leave out every field but those of the key. An empty password keeps the present one. */
export function patchSchema<const Described extends StoredEntity>(
  entity: Described,
  kinds: KindSchemas<InputKinds<Described['fields'], 'none' | 'create' | 'ignored'>>,
): z.ZodMiniObject<PatchShape<Described['fields'], Described['key'][number]>>;
export function patchSchema(entity: StoredEntity, kinds: Partial<KindSchemas<FieldKind>>): z.ZodMiniObject {
  const schemaOf = (field: Field, name: string) => {
    const schema = fieldSchema(field, kinds);
    if (entity.key.includes(name)) return schema;
    if (field.optional && field.nullable) return z.optional(z.nullable(schema));
    const isSecret = field.kind === 'secret';
    return z.optional(isSecret ? z.union([z.literal(''), schema], { error: 'tooShort:6' }) : schema);
  };
  return z.object({ ...inputShape(entity, ['update'], schemaOf), ...updateGuards() });
}
