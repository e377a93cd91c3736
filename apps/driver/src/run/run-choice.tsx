import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Choice } from '@tawseel/ui/choice';

export interface RunChoiceProps {
  runs: DriverRun['runs'];
  value: number;
  onChange: (runId: number) => void;
}

/** Chooses one of several runs of the day. */
export function RunChoice({ runs, value, onChange }: RunChoiceProps) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  if (runs.length < 2) return null;
  return (
    <div>
      <Choice
        label={t('run.choose')}
        options={runs.map(({ run_id }) => ({
          value: String(run_id),
          label: t('run.one', { id: format.number(run_id) }),
        }))}
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
