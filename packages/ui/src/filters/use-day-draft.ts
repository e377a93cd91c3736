import { isDay } from '@tawseel/i18n/text';
import type { ChangeEvent } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * State of a date field while the administrator types. It reports only plausible days: on the way to a full year the
 * browser also produces the years 0002, 0020 and 0202. On blur an incomplete date returns to the filter's day.
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
