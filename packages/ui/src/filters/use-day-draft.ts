import { isDay } from '@tawseel/i18n/text';
import type { ChangeEvent } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * A day while it is typed into a date field, told once it is one: on its way to a year, a browser gives a day of the
 * years 0002, 0020 and 0202 too. What is left half typed goes back to the day that is set.
 */
export function useDayDraft(day: string, onChange: (day: string) => void) {
  const [draft, setDraft] = useDraft(day);
  return {
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setDraft(target.value);
      if (target.value === '' || isDay(target.value)) onChange(target.value);
    },
    onBlur: () => setDraft(day),
  };
}
