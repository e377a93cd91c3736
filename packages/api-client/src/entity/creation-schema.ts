import * as z from 'zod/mini';
import type { StoredEntity } from './define-entity.ts';
import { isNumber, type Field, type Fields } from './field.ts';
import { fieldSchema, type FieldSchema } from './field-schema.ts';
import { inputShape, type InputNames } from './input-shape.ts';
import type { RowValue } from './row.ts';

type Given<One extends Field> = NonNullable<RowValue<One>>;

type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>;

/** Schema of a field at creation. */
export type CreationField<One extends Field> = One extends { kind: 'company' } | { input: 'ignored' }
  ? Optional<Given<One>>
  : One extends { optional: true; nullable: true }
    ? Optional<Given<One> | null>
    : One extends { optional: true }
      ? Optional<Given<One>>
      : FieldSchema<One>;

type CreationShape<Fs extends Fields> = {
  [Name in InputNames<Fs, 'none' | 'update'>]: CreationField<Fs[Name]>;
};

/** The schema that checks a field at creation. */
export function creationField(field: Field): z.ZodMiniType {
  if (field.input === 'ignored') return z.optional(isNumber(field.kind) ? z.number() : z.string());
  const schema = fieldSchema(field);
  if (field.kind === 'company') return z.optional(schema);
  if (!field.optional) return schema;
  return z.optional(field.nullable ? z.nullable(z.union([z.literal(''), schema])) : schema);
}

/** The schema of a creation: each field but those that the server sets. */
export function creationSchema<const Described extends StoredEntity>(
  entity: Described,
): z.ZodMiniObject<CreationShape<Described['fields']>>;
export function creationSchema(entity: StoredEntity): z.ZodMiniObject {
  return z.object(inputShape(entity, ['create', 'ignored'], creationField));
}
