import { useEffect, useState } from 'react';
import { openDialogs, restoration } from './drafts.ts';

const always = () => true;

/**
 * What is open on a page, such as a dialog and its row. It opens again if the session ended while a form in it had unsaved
 * input, once the page `isReady`; what `canRestore` refuses, and what JSON cannot hold, does not.
 */
export function useOpenDialog<Open>(
  name: string,
  { isReady = true, canRestore = always }: { isReady?: boolean; canRestore?: (open: Open) => boolean } = {},
) {
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    if (open === undefined || !canRestore(open)) return;
    openDialogs.set(name, open);
    return () => {
      openDialogs.delete(name);
    };
  }, [name, open, canRestore]);
  useEffect(() => {
    let isGone = false;
    if (isReady)
      void restoration()?.then(({ takeDialog }) => {
        const kept = isGone ? undefined : takeDialog<Open>(name);
        if (kept !== undefined) setOpen(kept);
      });
    return () => {
      isGone = true;
    };
  }, [name, isReady]);
  return [open, setOpen] as const;
}
