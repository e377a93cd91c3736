import { useEffect, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { restoration } from './drafts.ts';

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
  const take = useStableHandler((values: Readonly<Record<string, unknown>>) => {
    restore(values);
    setIsRestored(true);
  });
  const has = useStableHandler(hasField);
  useEffect(() => {
    let isGone = false;
    void restoration()?.then(({ takeDraft }) => {
      const values = isGone ? undefined : takeDraft(subject, has);
      if (values) take(values);
    });
    return () => {
      isGone = true;
    };
  }, [subject, has, take]);
  return isRestored;
}
