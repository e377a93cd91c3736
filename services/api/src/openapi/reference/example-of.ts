import { resolve, type OpenApiDocument, type Schema } from '../document.ts';

const examplesByType: Readonly<Record<string, unknown>> = {
  number: 12.5,
  integer: 3,
  boolean: true,
  null: null,
};

/** A value that the schema accepts, of the examples of its fields. */
export function exampleOf(document: OpenApiDocument, schema: Schema): unknown {
  const { examples, const: value, anyOf, type, properties, items, ...rest } = resolve(document, schema);
  const values = rest.enum ?? rest['x-extensible-enum'];
  if (examples) return examples[0];
  if (value !== undefined) return value;
  if (values) return values[0];
  const [alternative] = anyOf ?? [];
  if (alternative) return exampleOf(document, alternative);
  if (items) return [exampleOf(document, items)];
  const [one] = [type].flat();
  if (one === undefined || one === 'string') return 'text'.padEnd(rest.minLength ?? 0, ' text');
  if (one !== 'object') return examplesByType[one];
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, property]) => [name, exampleOf(document, property)]),
  );
}
