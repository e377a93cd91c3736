import { useState } from 'react';
import { useRestoration } from './drafts.ts';

/**
 * Fills a form with what was typed into it before the session ended, or the person left for another page; `restore` gets the
 * values. Returns whether the session had ended.
 *
 * @param subject The form's subject in its draft.
 */
export function useRestoredDraft(
  subject: string,
  hasField: (name: string) => boolean,
  restore: (values: Readonly<Record<string, unknown>>) => void,
): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useRestoration(true, ({ takeDraft }) => {
    const draft = takeDraft(subject, hasField);
    if (!draft) return;
    restore(draft.values);
    setIsRestored(!draft.isLeft);
  });
  return isRestored;
}
