import type { Send } from '@tawseel/api-client';
import { dispatchSettings, type DispatchSettings } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';

export interface AttemptLimitDialogProps {
  settings: DispatchSettings;
  update: Send<DispatchSettings>;
  onClose: () => void;
}

/** After how many failed attempts a return is proposed. */
export function AttemptLimitDialog({ settings, update, onClose }: AttemptLimitDialogProps) {
  const { t } = useTranslation('dispatch');
  return (
    <FormDialog
      title={t('reasons.limit')}
      subject="attempt limit"
      schema={dispatchSettings}
      defaults={settings}
      fields={[
        {
          name: 'attempt_limit',
          kind: 'number',
          label: t('reasons.limitField'),
          hint: t('reasons.limitHint'),
        },
      ]}
      onSubmit={update}
      done={t('reasons.limitSaved')}
      onClose={onClose}
    />
  );
}
