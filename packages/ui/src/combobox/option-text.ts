import type { Translate } from '@tawseel/i18n';
import type { ChoiceOption, ChosenOption } from './combobox.types.ts';

/** The text of an option in a list. */
export function optionText({ label, isInactive }: ChoiceOption, t: Translate): string {
  return isInactive ? t('inactiveChoice', { name: label }) : label;
}

/** The text of the chosen value: its name, also if it is not among the loaded options; the value itself until known. */
export function chosenText(value: string, chosen: ChosenOption, t: Translate): string {
  if (value === '' || chosen === undefined) return value;
  return chosen === null ? t('deletedChoice', { name: value }) : optionText(chosen, t);
}
