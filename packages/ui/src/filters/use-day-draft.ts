import { isDay } from '@tawseel/i18n/text';
import { useDraft } from './use-draft.ts';

/** State of a date field while the administrator types. It reports only whole days; on blur any other text returns to the filter's day. */
export function useDayDraft(day: string, onChange: (day: string) => void) {
  const [draft, setDraft] = useDraft(day);
  return {
    value: draft,
    onChange: (typed: string) => {
      setDraft(typed);
      if (typed === '' || isDay(typed)) onChange(typed);
    },
    onBlur: () => setDraft(day),
  };
}
