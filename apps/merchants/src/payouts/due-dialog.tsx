import { usePayoutDraft, type PayoutMerchant } from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { TermsDialog } from './terms-dialog.tsx';
import { UnpaidDialog } from './unpaid-dialog.tsx';

/** The open dialog of the page of amounts due. */
export type OpenDueDialog = { kind: 'draft' } | { kind: 'unpaid' | 'terms'; row: PayoutMerchant };

export interface DueDialogProps {
  open: OpenDueDialog;
  onClose: () => void;
}

function DraftDialog({ onClose }: Pick<DueDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const draft = usePayoutDraft();
  if (!draft) return null;
  return (
    <ConfirmDialog
      title={t('merchants:payouts.draftAll')}
      question={t('merchants:payouts.draftAllQuestion')}
      confirmLabel={t('merchants:payouts.draftAll')}
      onConfirm={async () => {
        await draft({ merchants: 'all' });
        toast.success(t('merchants:payouts.drafted'));
      }}
      onClose={onClose}
    />
  );
}

/** The dialogs of the page of amounts due, which load together. */
export function DueDialog({ open, onClose }: DueDialogProps) {
  if (open.kind === 'draft') return <DraftDialog onClose={onClose} />;
  const Dialog = open.kind === 'terms' ? TermsDialog : UnpaidDialog;
  return <Dialog merchant={open.row} onClose={onClose} />;
}
