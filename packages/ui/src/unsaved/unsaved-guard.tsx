import { useTranslation } from '@tawseel/i18n';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

export interface UnsavedQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  const { t } = useTranslation('base');
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      question={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      isDanger
      // Answered and not run to its end: leaving also takes this question away.
      onConfirm={() => onLeave()}
      onClose={onStay}
    />
  );
}

export interface UnsavedGuardProps {
  isUnsaved: () => boolean;
  /** Told when the question is taken back and the screen left, because a save that was under way has succeeded. */
  onGoOn?: () => void;
}

/** Asks before another screen is gone to, or the page is left, while `isUnsaved` answers true. */
export function UnsavedGuard({ isUnsaved, onGoOn }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  // Nothing is lost any more by going where one wanted to.
  const canGoOn = blocker.state === 'blocked' && !isUnsaved();
  useEffect(() => {
    if (!canGoOn || blocker.state !== 'blocked') return;
    onGoOn?.();
    blocker.proceed();
  }, [canGoOn, blocker, onGoOn]);

  if (blocker.state !== 'blocked' || canGoOn) return null;
  return <UnsavedQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
