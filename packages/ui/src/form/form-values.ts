import { isBlank } from '@tawseel/i18n/text';
import type { FormField } from './form.types.ts';

/** Names of the fields that are wanted. */
export function namesOf(fields: readonly FormField[], isWanted: (field: FormField) => boolean) {
  return fields.flatMap((field) => (field.kind === 'readOnly' || !isWanted(field) ? [] : [field.name]));
}

/** Whether its value can be typed. */
export function isEditable(field: FormField) {
  return field.kind !== 'readOnly' && !field.readOnly && !field.disabled;
}

/** Whether it is behind `More`. */
export function isRare(field: FormField): boolean {
  return field.kind !== 'readOnly' && field.isRare === true;
}

function isNumeric({ kind }: FormField) {
  return kind === 'number' || kind === 'money';
}

/** react-hook-form reads `undefined` as "the initial value", so an empty number is `null` in the form's state. */
export function startingValues(
  fields: readonly FormField[],
  defaults: Record<string, unknown>,
): Record<string, unknown> {
  const numbers = new Set(namesOf(fields, isNumeric));
  const starts = namesOf(fields, () => true).map((name): [string, unknown] => [
    name,
    defaults[name] ?? (numbers.has(name) ? null : ''),
  ]);
  return { ...defaults, ...Object.fromEntries(starts) };
}

/**
 * Values as the schema expects them: an empty number is `undefined`. A typed text that shows nothing is empty, since its row
 * would have no name that anybody sees; one that the record had before stays. Passwords stay as they are typed.
 */
export function sentValues(
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const sent = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (value === null) return [];
    const isEmptied =
      typeof value === 'string' && value !== before[name] && isBlank(value) && !/password/.test(name);
    return [[name, isEmptied ? '' : value]];
  });
  return Object.fromEntries(sent);
}

/** Values that differ from those that the form started with. */
export function typedValues(values: object, before: object): [string, unknown][] {
  return Object.entries(values).filter(([name, value]) => value !== Reflect.get(before, name));
}
