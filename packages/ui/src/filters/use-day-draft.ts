import { isDay } from '@tawseel/i18n/text';
import { useState } from 'react';

/** Local copy of a value while it is edited; a new value from outside (Clear, the Back button) replaces it. */
function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}

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
