import { asText } from '@tawseel/i18n/text';
import { fieldErrorMessage, type Translate } from '@tawseel/i18n';
import type { FieldErrors } from 'react-hook-form';

/** The error of a field that a form does not show, which would otherwise refuse without a word. */
export function hiddenFault(errors: FieldErrors, shown: readonly string[], t: Translate): string | undefined {
  const hidden = Object.entries(errors).find(([name]) => !shown.includes(name));
  return hidden && `${hidden[0]}: ${fieldErrorMessage(t, asText(hidden[1]?.message))}`;
}
