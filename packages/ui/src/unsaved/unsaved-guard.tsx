import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { fetchedDialog } from '../fetched/fetched-dialog.tsx';
import { blockingForms, unsavedForms, type ReadDraft } from './unsaved-forms.ts';

const UnsavedQuestion = fetchedDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './unsaved-question.tsx')).UnsavedQuestion,
);

export interface UnsavedGuardProps {
  isUnsaved: () => boolean;
  /** Reads the input, to keep it if the session ends. */
  readDraft?: ReadDraft;
  /** Called when a running save succeeds while the question is open: the question closes and the navigation continues. */
  onGoOn?: () => void;
}

/** Asks before navigation, or before the page closes, while `isUnsaved` returns true. */
export function UnsavedGuard({ isUnsaved, readDraft, onGoOn }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = currentLocation.pathname !== nextLocation.pathname && isUnsaved();
    if (isBlocked) blockingForms.add(isUnsaved);
    return isBlocked;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') blockingForms.delete(isUnsaved);
  }, [blocker.state, isUnsaved]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedForms.has(isUnsaved) && isUnsaved()) event.preventDefault();
    };
    unsavedForms.set(isUnsaved, readDraft);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsavedForms.delete(isUnsaved);
      blockingForms.delete(isUnsaved);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, readDraft]);

  // The save has succeeded, so the blocked navigation can continue.
  const canGoOn = blocker.state === 'blocked' && !isUnsaved();
  useEffect(() => {
    if (!canGoOn || blocker.state !== 'blocked') return;
    onGoOn?.();
    blocker.proceed();
  }, [canGoOn, blocker, onGoOn]);

  if (blocker.state !== 'blocked' || canGoOn) return null;
  return <UnsavedQuestion onClose={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
