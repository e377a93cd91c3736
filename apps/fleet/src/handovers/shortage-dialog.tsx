import type { Send } from '@tawseel/api-client';
import { shortagePosting, type HandoverDriver, type ShortagePosting } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';

interface ShortageDialogProps {
  driver: HandoverDriver;
  settle: Send<ShortagePosting>;
  onClose: () => void;
}

/** Records that a driver repaid a shortage, or that the company bears it. */
export function ShortageDialog({ driver, settle, onClose }: ShortageDialogProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { driver_id, name_driver: name, shortage } = driver;
  return (
    <FormDialog
      title={t('handovers.shortageOf', { name, amount: format.money(shortage) })}
      schema={shortagePosting}
      fields={[
        { name: 'amount', kind: 'money', label: t('handovers.amount') },
        {
          name: 'as',
          kind: 'select',
          label: t('handovers.as'),
          options: [
            { value: 'repaid', label: t('handovers.repaid') },
            { value: 'written_off', label: t('handovers.writtenOff') },
          ],
        },
        { name: 'reason', kind: 'text', label: t('handovers.reason') },
      ]}
      defaults={{ driver_id, amount: shortage, as: 'repaid', expected_shortage: shortage }}
      onSubmit={settle}
      onFailure={(failure) => {
        const now = failure.current['shortage'];
        return now === undefined ? failure : { ...failure, current: { amount: now, expected_shortage: now } };
      }}
      done={t('handovers.shortageDone')}
      onClose={onClose}
    />
  );
}
