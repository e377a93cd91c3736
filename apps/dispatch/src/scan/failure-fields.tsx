import { useFailureReasons } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { ErrorPanel, TextField } from '@tawseel/ui';
import { DateField, SelectField } from '@tawseel/ui/forms';
import type { ScanDetails } from './scan-details.ts';
import { Fields } from './scan.styles.ts';

export interface FailureFieldsProps {
  reasonId: string;
  faults: { reason?: string | undefined; nextOn?: string | undefined };
  details: ScanDetails;
  onReason: (reasonId: string) => void;
  onDetails: (details: ScanDetails) => void;
}

/** Chooses why parcels were not delivered, and when they are tried again. */
export function FailureFields({ reasonId, faults, details, onReason, onDetails }: FailureFieldsProps) {
  const { t, i18n } = useTranslation('dispatch');
  const { value, error, isLoading, retry } = useFailureReasons();
  if (error) return <ErrorPanel message={error.message} onRetry={retry} />;
  const reasons = (value ?? []).filter(({ state }) => state === 'Active');
  const chosen = reasons.find(({ reason_id }) => reason_id === reasonId);
  return (
    <Fields>
      <SelectField
        label={t('scan.reason')}
        options={reasons.map(({ reason_id, label_en, label_ar }) => ({
          value: reason_id,
          label: i18n.language === 'ar' ? label_ar : label_en,
        }))}
        placeholder={isLoading ? t('base:loading') : t('base:choose')}
        value={chosen?.reason_id ?? ''}
        fault={faults.reason}
        onChange={({ target }) => onReason(target.value)}
      />
      {chosen?.next_step === 'Retry' && (
        <DateField
          label={t('scan.nextOn')}
          hint={t('scan.nextOnHint')}
          isOptional
          fault={faults.nextOn}
          value={details.nextOn}
          onChange={(nextOn) => onDetails({ ...details, nextOn })}
        />
      )}
      <TextField
        label={t('scan.note')}
        hint={t('scan.noteHint')}
        isOptional
        maxLength={300}
        value={details.note}
        onChange={({ target }) => onDetails({ ...details, note: target.value })}
      />
    </Fields>
  );
}
