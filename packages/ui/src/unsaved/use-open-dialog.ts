import { useEffect, useState } from 'react';
import { openDialogs, useRestoration } from './drafts.ts';

const always = () => true;

/**
 * State of an open dialog, such as its row. If the session ends while a form in the dialog has unsaved input, the dialog
 * opens again after the next sign-in, once the page `isReady`. State that `canRestore` refuses is not kept; nor are values
 * that JSON cannot hold.
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
  useRestoration(isReady, ({ takeDialog }) => {
    // A dialog that was opened before the code arrived stays.
    if (open === undefined) setOpen(takeDialog<Open>(name));
  });
  return [open, setOpen] as const;
}
