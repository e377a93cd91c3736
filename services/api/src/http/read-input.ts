import { latinDigits } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { Fault, invalid } from '../errors/fault.ts';

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
}

function definitionOf(schema: z.core.$ZodType): Definition {
  let definition: Definition = schema._zod.def;
  while (definition.innerType && definition.type !== 'array') definition = definition.innerType._zod.def;
  return definition;
}

const numeral = /^-?\d{1,16}(\.\d+)?$/;

/**
 * What clients of the contract really send: a form's number may come as text, and an id typed as a number as a number.
 * Each is made what its field is; anything else is left for the schema to refuse.
 */
function readLeniently(value: unknown, kind: string): unknown {
  if (kind === 'number' && typeof value === 'string') {
    const text = latinDigits(value.trim());
    return numeral.test(text) ? Number(text) : value;
  }
  if (kind === 'string' && typeof value === 'number') return String(value);
  return value;
}

/**
 * Checks a request's body against its schema.
 *
 * @throws Fault `invalid` naming each faulty field
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const { shape = {} } = definitionOf(schema);
  const input = isObject
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => {
          const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
          return [name, field ? readLeniently(value, definitionOf(field).type) : value];
        }),
      )
    : (body ?? {});
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join('.');
    if (name) fields[name] ??= issue.message || 'invalid';
  }
  throw Object.keys(fields).length > 0 ? invalid(fields) : new Fault('invalid');
}
