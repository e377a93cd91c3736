import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useVisit } from '../visit/visit.ts';
import { openDialogs, useRestoration } from './drafts.ts';

const always = () => true;

interface OpenDialogOptions<Open> {
  isReady?: boolean;
  canRestore?: (open: Open) => boolean;
  /** Dialogs that a visit of the page opens, by the name in its `opens`. */
  visited?: Readonly<Record<string, Open>>;
}

/**
 * State of an open dialog, such as its row. If the session ends while a form in the dialog has unsaved input, the dialog
 * opens again after the next sign-in, once the page `isReady`. State that `canRestore` refuses is not kept; nor are values
 * that JSON cannot hold.
 */
export function useOpenDialog<Open>(
  name: string,
  { isReady = true, canRestore = always, visited = {} }: OpenDialogOptions<Open> = {},
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
  const opens = useVisit()?.opens ?? '';
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const openVisited = useStableHandler(() => {
    setOpen(visited[opens]);
    // A reload, or the way back to this address, does not open it again.
    void navigate({ pathname, search, hash }, { replace: true });
  });
  const isVisited = isReady && opens in visited;
  useEffect(() => {
    if (isVisited) openVisited();
  }, [isVisited, openVisited]);
  return [open, setOpen] as const;
}
