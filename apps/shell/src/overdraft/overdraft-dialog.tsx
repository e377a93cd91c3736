import type { ApiError } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { overdraft } from '../words/overdraft.ts';

export interface OverdraftDialogProps {
  /** The refusal, with the amounts of the cash box. */
  error: ApiError;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks whether the cash box may fall below zero. */
function Question({ error: { current }, onConfirm, onClose }: OverdraftDialogProps) {
  const { t } = useTranslation();
  const amount = (name: string) => <Money value={current[name]} />;
  return (
    <ConfirmDialog
      title={t('overdraft:title')}
      question={
        <>
          <p>{t('overdraft:text')}</p>
          <Details
            items={[
              { label: t('overdraft:before'), value: amount('cash_box') },
              { label: t('overdraft:taken'), value: amount('taken') },
              { label: t('overdraft:after'), value: amount('after') },
            ]}
          />
        </>
      }
      confirmLabel={t('overdraft:confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

export const OverdraftDialog = withBundledWords('overdraft', overdraft, Question);
