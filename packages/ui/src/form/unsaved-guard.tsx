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

/** Asks before another screen is gone to, or the page is left, while `isUnsaved` answers true. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
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

  if (blocker.state !== 'blocked') return null;
  return <UnsavedQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
