import type { Send } from '@tawseel/api-client';
import { handoverReversal, type HandoverReversal } from '@tawseel/api-client/handovers';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';

interface ReversalDialogProps {
  handoverId: number;
  reverse: Send<HandoverReversal>;
  onClose: () => void;
}

/** Reverses a handover, with a reason. */
export function ReversalDialog({ handoverId, reverse, onClose }: ReversalDialogProps) {
  const { t } = useTranslation('fleet');
  return (
    <FormDialog
      title={t('handovers.reverseOne', { id: handoverId })}
      schema={handoverReversal}
      fields={[
        { name: 'reason', kind: 'text', label: t('handovers.reason'), hint: t('handovers.reverseHint') },
      ]}
      defaults={{ handover_id: handoverId }}
      onSubmit={reverse}
      submitLabel={t('handovers.reverse')}
      done={t('handovers.reversed')}
      onClose={onClose}
    />
  );
}
