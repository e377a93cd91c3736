import { labelKey, valueKeys } from '@tawseel/api-client';
import type { FieldKind, Fields } from '@tawseel/api-client/schemas';
import { useTranslation } from '@tawseel/i18n';
import type { FormField } from '../form/form.types.ts';
import { loadChoices } from './load-choices.ts';

interface Described {
  readonly name: string;
  readonly fields: Fields;
}

type InputField<Name extends string> = Exclude<FormField<Name>, { kind: 'readOnly' }>;

/** Overrides of a form field that the description gives. */
type FieldLook = Partial<Omit<InputField<string>, 'name' | 'options' | 'choices'>> &
  Partial<Pick<Select, 'options'>> &
  Partial<Pick<Choice, 'within'>>;
type Select = Extract<FormField, { kind: 'select' }>;
type Choice = Extract<FormField, { kind: 'choice' }>;

/** Inputs of the kinds that are not inputs themselves. */
const kinds: Readonly<Partial<Record<FieldKind, FormField['kind']>>> = {
  reference: 'id',
  secret: 'password',
  signedMoney: 'money',
  quantity: 'number',
  wholeNumber: 'number',
  day: 'date',
  moment: 'date',
  choice: 'select',
};

/** Fields of a form by the description of an entity: kind, label, and what a choice is made from. */
export function useFormField<const One extends Described>(
  namespace: string,
  entity: One,
): <Name extends keyof One['fields'] & string>(name: Name, look?: FieldLook) => InputField<Name>;
export function useFormField(namespace: string, entity: Described): unknown {
  const { t } = useTranslation(namespace);
  return (name: string, look?: FieldLook) => {
    const field = entity.fields[name] ?? { kind: 'text' };
    const words = Object.entries(valueKeys(namespace, entity, name));
    const choices = loadChoices(field);
    return {
      name,
      ...(choices
        ? { kind: 'choice', choices, isFree: field.free }
        : { kind: kinds[field.kind] ?? field.kind }),
      label: t(labelKey(namespace, entity, name)),
      // Fields of updates alone have no value yet when they are first edited.
      ...(field.input === 'update' && { isRequired: true }),
      ...(words.length > 0 && { options: words.map(([value, key]) => ({ value, label: t(key) })) }),
      ...look,
    };
  };
}
