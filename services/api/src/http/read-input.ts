import { plainNumber } from '@tawseel/i18n/text';
import * as z from 'zod/mini';
import { ApiError, invalid } from '../errors/api-error.ts';

/** JSON types that a field accepts. */
type FieldTypes = ReadonlyMap<string, ReadonlySet<string>>;

const typesOfSchemas = new WeakMap<z.ZodMiniType, FieldTypes>();

function typesOf(field: boolean | z.core.JSONSchema.BaseSchema): Set<string> {
  if (typeof field === 'boolean') return new Set();
  const types = (field.anyOf ?? []).flatMap((one) => [...typesOf(one)]);
  return new Set([...[field.type ?? []].flat(), ...types]);
}

/** JSON types of the fields of a body, as its JSON Schema documents them. */
function fieldTypes(schema: z.ZodMiniType): FieldTypes {
  const cached = typesOfSchemas.get(schema);
  if (cached) return cached;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const types = new Map(Object.entries(properties).map(([name, field]) => [name, typesOf(field)]));
  typesOfSchemas.set(schema, types);
  return types;
}

const numeral = /^-?\d{1,16}(\.\d+)?$/;

/**
 * Converts values to the type of their field, since clients of the contract send the numbers of a form as text, and ids
 * typed as numbers as numbers. An empty text is null where the field may be null. Every other value is left for the schema to
 * refuse.
 */
function coerce(value: unknown, types: ReadonlySet<string>): unknown {
  const isNumeric = types.has('number') || types.has('integer');
  if (isNumeric && typeof value === 'string') {
    const text = plainNumber(value.trim());
    return numeral.test(text) ? Number(text) : value;
  }
  if (!isNumeric && types.has('string') && typeof value === 'number') return String(value);
  if (value === '' && types.has('string') && types.has('null')) return null;
  return value;
}

/**
 * Checks a request's body against its schema.
 *
 * @throws ApiError `invalid` naming each faulty field
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const types = fieldTypes(schema);
  const input = isObject
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, coerce(value, types.get(name) ?? new Set())]),
      )
    : (body ?? {});
  // A fault that the schema has no code for; the library's own sentences are in English.
  const result = z.safeParse(schema, input, { error: () => 'invalid' });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join('.');
    if (name) fields[name] ??= issue.message;
  }
  throw Object.keys(fields).length > 0 ? invalid(fields) : new ApiError('invalid');
}
