import { useState } from 'react';

/** A value while it is typed; one that comes from elsewhere (Clear, the Back button) takes its place. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return [draft, setDraft] as const;
}
