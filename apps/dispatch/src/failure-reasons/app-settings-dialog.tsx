import { valueKeys, type Send } from '@tawseel/api-client';
import { failureReason } from '@tawseel/api-client/dispatch';
import { driverAppSettingsForm, proofRules, type DriverAppSettings } from '@tawseel/api-client/driver-app';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';

export interface AppSettingsDialogProps {
  settings: DriverAppSettings;
  update: Send<DriverAppSettings>;
  onClose: () => void;
}

const answers = valueKeys('dispatch', failureReason, 'needs_photo');

/** Settings of the driver's app: proofs at the door, the commission, and the months for which photos are kept. */
export function AppSettingsDialog({ settings, update, onClose }: AppSettingsDialogProps) {
  const { t } = useTranslation('dispatch');
  const rules = proofRules.map((value) => ({ value, label: t(`app.rules.${value}`) }));
  return (
    <FormDialog
      title={t('app.title')}
      subject="driver app"
      schema={driverAppSettingsForm}
      defaults={{ ...settings, shows_commission: settings.shows_commission ? 'Yes' : 'No' }}
      fields={[
        { name: 'delivery_photo', kind: 'select', label: t('app.photo'), options: rules },
        { name: 'delivery_signature', kind: 'select', label: t('app.signature'), options: rules },
        {
          name: 'shows_commission',
          kind: 'select',
          label: t('app.commission'),
          options: Object.entries(answers).map(([value, key]) => ({ value, label: t(key) })),
        },
        { name: 'proof_months', kind: 'number', label: t('app.months'), hint: t('app.monthsHint') },
      ]}
      onSubmit={(values) => update({ ...values, shows_commission: values.shows_commission === 'Yes' })}
      done={t('app.saved')}
      onClose={onClose}
    />
  );
}
