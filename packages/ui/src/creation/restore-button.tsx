import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { settle } from '../outcome/outcome.ts';
import { useToast } from '../toast/toast.ts';

export interface RestoreButtonProps {
  /** Restores the deleted record; returns or throws like the `onConfirm` of a confirmation. */
  run: () => unknown;
  /** Message after a success. */
  done: string;
  onDone: () => void;
}

/** Restores a deleted record and reports the result in a toast. */
export function RestoreButton({ run, done, onDone }: RestoreButtonProps) {
  const { t } = useTranslation('base');
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    const outcome = await settle(run, t('failed'));
    setIsBusy(false);
    if (!outcome.ok) return toast.failure(outcome.message);
    toast.success(done);
    onDone();
  };
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void restore()}>
      {t('restore')}
    </Button>
  );
}
