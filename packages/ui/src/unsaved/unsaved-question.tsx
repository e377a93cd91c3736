import { useTranslation } from '@tawseel/i18n';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

export interface UnsavedQuestionProps {
  /** Called to keep editing. */
  onClose: () => void;
  onLeave: () => void;
}

/** Asks whether to discard unsaved input. */
export function UnsavedQuestion({ onClose, onLeave }: UnsavedQuestionProps) {
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
      onClose={onClose}
    />
  );
}
