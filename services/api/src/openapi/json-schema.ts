import * as z from 'zod/mini';
import { readSchema, type Schema } from './document.ts';
import { describeProperties, type Direction } from './field-facts.ts';

/** Fields of responses whose values are an open set: later versions add to them. */
const openSets: ReadonlySet<string> = new Set(['action', 'actor', 'capabilities', 'code', 'kind']);

function opened({ enum: values, items, ...rest }: Schema): Schema {
  return {
    ...rest,
    ...(values && { 'x-extensible-enum': values.map(String) }),
    ...(items && { items: opened(items) }),
  };
}

/** Keywords that JSON Schema derives from zod and that the document leaves out. */
function cleaned(schema: Schema, io: Direction): Schema {
  const { minimum, maximum, additionalProperties, properties, ...rest } = schema;
  const described =
    properties &&
    describeProperties(
      Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const one = cleaned(property, io);
          return [name, io === 'output' && openSets.has(name) ? opened(one) : one];
        }),
      ),
      io,
    );
  // A response may get more fields in a later version.
  const isClosed = additionalProperties === false && io === 'input';
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(described && { properties: described }),
    ...(isClosed && { additionalProperties }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: cleaned(additionalProperties, io),
    }),
    ...(rest.items && { items: cleaned(rest.items, io) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map((one) => cleaned(one, io)) }),
  };
}

/** The JSON Schema of what a call reads or returns. */
export function jsonSchema(schema: z.ZodMiniType, io: Direction): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return cleaned(readSchema(rest), io);
}
