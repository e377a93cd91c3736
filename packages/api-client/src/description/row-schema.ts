import * as z from 'zod/mini';
import { isNumber, type Field, type Fields } from './field.ts';
import { isBlank, isColumn } from './columns.ts';
import type { Row } from './row.ts';

function valueSchema({ kind, values }: Field): z.ZodMiniType {
  if (kind === 'json') return z.record(z.string(), z.unknown());
  if (kind === 'wholeNumber') return z.int();
  if (isNumber(kind)) return z.number();
  return values ? z.enum([...values]) : z.string();
}

/** The schema of a row as the API sends it: documents a list, and checks responses in tests. */
export function rowSchema<const Described extends { fields: Fields }>(
  described: Described,
): z.ZodMiniType<Row<Described>, Row<Described>>;
export function rowSchema({ fields }: { fields: Fields }): z.ZodMiniType {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isBlank(field)) shape[name] = z.literal('');
    else if (isColumn(field)) {
      const schema = field.nullable ? z.nullable(valueSchema(field)) : valueSchema(field);
      shape[name] = field.see ? z.optional(schema) : schema;
      if (field.nameAs) shape[field.nameAs] = z.optional(z.nullable(z.string()));
    }
  }
  return z.object(shape);
}
