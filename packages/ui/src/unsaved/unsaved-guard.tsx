import { startTransition, useEffect, useState } from 'react';
import { fetchedDialog } from '../fetched/fetched-dialog.tsx';
import { heldNavigation } from './held-navigation.ts';
import { unsavedForms, type ReadDraft } from './unsaved-forms.ts';

const UnsavedQuestion = fetchedDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './unsaved-question.tsx')).UnsavedQuestion,
);

export interface UnsavedGuardProps {
  /** Identifies the form: the same function in every render. */
  isUnsaved: () => boolean;
  /** Reads the input, to keep it if the session ends. */
  readDraft?: ReadDraft;
  /** Called when a running save succeeds while the question is open: the question closes and the navigation continues. */
  onGoOn?: () => void;
}

/** Asks before navigation, or before the page closes, while `isUnsaved` returns true. */
export function UnsavedGuard({ isUnsaved, readDraft, onGoOn }: UnsavedGuardProps) {
  const [navigation, setNavigation] = useState(heldNavigation.read);
  // In a transition: a form that is saved by the same event is not asked about.
  useEffect(
    () => heldNavigation.subscribe(() => startTransition(() => setNavigation(heldNavigation.read))),
    [],
  );
  const held = navigation?.isUnsaved === isUnsaved ? navigation : undefined;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedForms.has(isUnsaved) && isUnsaved()) event.preventDefault();
    };
    unsavedForms.set(isUnsaved, readDraft);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsavedForms.delete(isUnsaved);
      if (heldNavigation.read()?.isUnsaved === isUnsaved) heldNavigation.release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, readDraft]);

  // The save has succeeded, so the held navigation can continue.
  const canGoOn = held !== undefined && !isUnsaved();
  useEffect(() => {
    if (!canGoOn || !held) return;
    onGoOn?.();
    heldNavigation.release();
    held.go();
  }, [canGoOn, held, onGoOn]);

  if (!held || canGoOn) return null;
  const leave = () => {
    heldNavigation.release();
    held.go();
  };
  return <UnsavedQuestion onClose={heldNavigation.release} onLeave={leave} />;
}
