import { handover, handoverDifference } from '@tawseel/api-client/handovers';
import { labelKey } from '@tawseel/api-client';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';

interface DifferenceDialogProps {
  /** Name of the driver. */
  name: string;
  /** In fils; undefined if it stays hidden. */
  difference: number | undefined;
  /** The reason of an earlier attempt. */
  reason: string;
  onPost: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a difference before the handover is posted. */
export function DifferenceDialog({ name, difference, reason, onPost, onClose }: DifferenceDialogProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const title = (fils: number) =>
    t(fils < 0 ? 'handovers.shortBy' : 'handovers.overBy', {
      name,
      amount: format.money(Math.abs(fils) / 1000),
    });
  return (
    <FormDialog
      title={difference === undefined ? t('handovers.differs') : title(difference)}
      subject="handover difference"
      schema={handoverDifference}
      fields={[
        {
          name: 'difference_reason',
          kind: 'text',
          label: t(labelKey('fleet', handover, 'difference_reason')),
          hint: difference !== undefined && t(difference < 0 ? 'handovers.short' : 'handovers.over'),
        },
      ]}
      defaults={{ difference_reason: reason }}
      onSubmit={({ difference_reason }) => onPost(difference_reason)}
      submitLabel={t('handovers.postNow')}
      onClose={onClose}
    />
  );
}
