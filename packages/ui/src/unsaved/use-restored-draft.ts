import { useState } from 'react';
import { useRestoration } from './drafts.ts';

/**
 * Fills a form with what was typed into it before the session ended; `restore` gets the values. Returns whether it did.
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
    const values = takeDraft(subject, hasField);
    if (!values) return;
    restore(values);
    setIsRestored(true);
  });
  return isRestored;
}
