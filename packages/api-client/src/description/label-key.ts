import type { Fields } from './field.ts';

interface Named {
  readonly name: string;
  readonly fields: Fields;
}

/** Translation key of a field's label. `namespace` is the feature whose translations include the labels of the entity. */
export function labelKey<const Described extends Named>(
  namespace: string,
  { name }: Described,
  field: keyof Described['fields'] & string,
): string {
  return `${namespace}:${name}.fields.${field}`;
}

/** Translation keys of the values that the product gives to a field, by value. */
export function valueKeys<const Described extends Named>(
  namespace: string,
  entity: Described,
  field: keyof Described['fields'] & string,
): Readonly<Record<string, string>>;
export function valueKeys(namespace: string, { name, fields }: Named, field: string) {
  const { values, known = values ?? [] } = fields[field] ?? {};
  return Object.fromEntries(known.map((value) => [value, `${namespace}:${name}.values.${field}.${value}`]));
}
