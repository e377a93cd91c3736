import { useState } from 'react';

/** Local copy of a value while it is edited; a new value from outside (Clear, the Back button) replaces it. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}
