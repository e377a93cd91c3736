import { useTranslation } from '@tawseel/i18n';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { unsavedForms } from './unsaved-forms.ts';

export interface UnsavedQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard unsaved input. */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  const { t } = useTranslation('base');
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      question={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDanger
      // Not awaited: leaving unmounts this dialog.
      onConfirm={() => onLeave()}
      onClose={onStay}
    />
  );
}

export interface UnsavedGuardProps {
  isUnsaved: () => boolean;
  /** Called when a running save succeeds while the question is open: the question closes and the navigation continues. */
  onGoOn?: () => void;
}

/** Asks before navigation, or before the page closes, while `isUnsaved` returns true. */
export function UnsavedGuard({ isUnsaved, onGoOn }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedForms.has(isUnsaved) && isUnsaved()) event.preventDefault();
    };
    unsavedForms.add(isUnsaved);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsavedForms.delete(isUnsaved);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);

  // The save has succeeded, so the blocked navigation can continue.
  const canGoOn = blocker.state === 'blocked' && !isUnsaved();
  useEffect(() => {
    if (!canGoOn || blocker.state !== 'blocked') return;
    onGoOn?.();
    blocker.proceed();
  }, [canGoOn, blocker, onGoOn]);

  if (blocker.state !== 'blocked' || canGoOn) return null;
  return <UnsavedQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
