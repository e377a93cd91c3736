import * as z from 'zod/mini';
import type { StoredEntity } from './define-entity.ts';
import { isNumber, type Field, type FieldKind, type Fields } from './field.ts';
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

/** Schema of a field at creation. */
export type CreationField<One extends Field> = One extends { kind: 'company' } | { input: 'ignored' }
  ? Optional<Given<One>>
  : One extends { optional: true; nullable: true }
    ? Optional<Given<One> | null>
    : One extends { optional: true }
      ? Optional<Given<One>>
      : Required<One>;

type CreationShape<Fs extends Fields> = {
  [Name in InputNames<Fs, 'none' | 'update'>]: CreationField<Fs[Name]>;
};

/** The schema that checks a field at creation. */
export function creationField(field: Field, kinds: Partial<KindSchemas<FieldKind>>): z.ZodMiniType {
  if (field.input === 'ignored') return z.optional(isNumber(field.kind) ? z.number() : z.string());
  const schema = fieldSchema(field, kinds);
  if (field.kind === 'company') return z.optional(schema);
  if (!field.optional) return schema;
  const given = isNumber(field.kind) ? schema : z.union([z.literal(''), schema]);
  return z.optional(field.nullable ? z.nullable(given) : schema);
}

/** The schema of a creation: each field but those that the server sets. */
export function creationSchema<const Described extends StoredEntity>(
  entity: Described,
  kinds: KindSchemas<InputKinds<Described['fields'], 'none' | 'update' | 'ignored'>>,
): z.ZodMiniObject<CreationShape<Described['fields']>>;
export function creationSchema(
  entity: StoredEntity,
  kinds: Partial<KindSchemas<FieldKind>>,
): z.ZodMiniObject {
  return z.object(inputShape(entity, ['create', 'ignored'], (field) => creationField(field, kinds)));
}
