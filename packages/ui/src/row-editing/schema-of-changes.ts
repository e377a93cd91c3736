import type { FormField, FormSchema, ObjectSchema } from '../form/form.types.ts';

/**
 * The schema of an edited row. It checks changed values, values that `row` does not name, and required ones that are empty.
 * Other values stay as they are: an old row may hold some that no form accepts. Conditions between fields are checked once
 * each field is valid by itself.
 */
export function schemaOfChanges<Input, Output>(
  schema: ObjectSchema<Input, Output>,
  fields: readonly FormField[],
  row: object,
): FormSchema<Input, Output>;
export function schemaOfChanges(
  { shape, '~standard': whole }: ObjectSchema<unknown, unknown>,
  fields: readonly FormField[],
  row: object,
): FormSchema<unknown, unknown> {
  const required = fields.flatMap((field) =>
    field.kind !== 'readOnly' && field.isRequired ? [field.name] : [],
  );
  const isKept = (name: string, value: unknown) =>
    name in row && (value || !required.includes(name)) && (value ?? '') === (Reflect.get(row, name) ?? '');
  const validate = async (values: unknown) => {
    const given = new Map<string, unknown>(Object.entries(values instanceof Object ? values : {}));
    const checks = Object.entries(shape).map(async ([name, field]) => {
      const kept = isKept(name, given.get(name));
      const { issues, ...checked } = await field['~standard'].validate(given.get(name));
      if (!kept && !issues && 'value' in checked) given.set(name, checked.value);
      return (issues ?? []).map(({ message }) => ({ message, path: [name], kept }));
    });
    const found = (await Promise.all(checks)).flat();
    const { issues = [] } = found[0]
      ? { issues: found.filter(({ kept }) => !kept) }
      : await whole.validate(Object.fromEntries(given));
    return issues.length > 0 ? { issues } : { value: Object.fromEntries(given) };
  };
  return { '~standard': { validate } };
}
