import { useTranslation } from '@tawseel/i18n';
import type { ChoiceOption, ChoiceSource } from './combobox.types.ts';

/** The text of the chosen value: its name, also if it is not among the loaded options; the value itself until known. */
export function useChosenLabel(source: ChoiceSource, value: string, picked?: ChoiceOption): string {
  const { t } = useTranslation('base');
  const known = picked?.value === value ? picked : undefined;
  const found = source.useOption(known ? '' : value);
  const option = known ?? found;
  if (option === null) return value && t('deletedChoice', { name: value });
  if (!option || value === '') return value;
  return option.isInactive ? t('inactiveChoice', { name: option.label }) : option.label;
}
