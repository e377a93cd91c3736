import { useList, valueKeys } from '@tawseel/api-client';
import { run } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ErrorPanel, LinkButton } from '@tawseel/ui';
import { SelectField } from '@tawseel/ui/forms';

const stateKeys = valueKeys('dispatch', run, 'state');
const openRuns = { filter: { state: ['Draft', 'Issued'] }, limit: 100 };

export interface RunFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (runId: string) => void;
}

/** Chooses the open run that scanned parcels are added to. */
export function RunField({ value, fault, onChange }: RunFieldProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const { rows, isLoading, error, retry } = useList(run, openRuns);
  if (error) return <ErrorPanel message={error.message} onRetry={retry} />;
  if (!isLoading && rows.length === 0) {
    return (
      <div>
        <p>{t('scan.noRun')}</p>
        <LinkButton to="/runs">{t('runs.title')}</LinkButton>
      </div>
    );
  }
  const options = rows.map(({ run_id, driver_name, driver_id, day, state, parcels }) => ({
    value: String(run_id),
    label: t('scan.runOption', {
      driver: driver_name ?? driver_id,
      run: format.number(run_id),
      day: format.day(day),
      state: t(stateKeys[state] ?? ''),
      parcels: format.number(parcels),
    }),
  }));
  return (
    <SelectField
      label={t('scan.run')}
      options={options}
      placeholder={isLoading ? t('base:loading') : t('base:choose')}
      value={options.some((one) => one.value === value) ? value : ''}
      fault={fault}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
