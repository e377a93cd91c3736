import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useActionToast } from '../toast/use-action-toast.ts';

export interface RestoreButtonProps {
  /** Restores the deleted record; throws like the `onConfirm` of a confirmation. */
  run: () => unknown;
  /** Message after a success. */
  done: string;
  onDone: () => void;
}

/** Restores a deleted record and reports the result in a toast. */
export function RestoreButton({ run, done, onDone }: RestoreButtonProps) {
  const { t } = useTranslation('base');
  const report = useActionToast();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    const isRestored = await report(run, done);
    setIsBusy(false);
    if (isRestored) onDone();
  };
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void restore()}>
      {t('restore')}
    </Button>
  );
}
