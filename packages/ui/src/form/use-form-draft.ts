import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft } from '../unsaved/unsaved-forms.ts';
import { useRestoredDraft } from '../unsaved/use-restored-draft.ts';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { namesOf, typedValues } from './form-values.ts';
import type { FormField } from './form.types.ts';

/** Current input of a form, without passwords, and whether a draft of an ended session has filled it. */
export function useFormDraft<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  fields: readonly FormField[],
  subject: string,
) {
  const kept = () => new Set(namesOf(fields, (field) => field.kind !== 'password'));
  const readDraft = useStableHandler((): Draft => {
    const names = kept();
    const typed = typedValues(form.getValues(), { ...form.formState.defaultValues });
    return { subject, values: Object.fromEntries(typed.filter(([name]) => names.has(name))) };
  });
  const isRestored = useRestoredDraft(
    subject,
    (name) => kept().has(name),
    (values) =>
      Object.entries(values).forEach(([name, value]) => form.setValue(name, value, { shouldDirty: true })),
  );
  return { readDraft, isRestored };
}
