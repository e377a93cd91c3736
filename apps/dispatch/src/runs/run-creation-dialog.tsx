import { run, runCreation, useRunCreation } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { companyDay } from '../days/company-day.ts';
import { useOpenRuns } from '../open-runs/use-open-runs.ts';

/** Makes a run without parcels, and leads to it. A driver with an open run of the day gets one more, or that one is opened. */
export function RunCreationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const navigate = useNavigate();
  const create = useRunCreation();
  const field = useFormField('dispatch', run);
  const [today] = useState(companyDay);
  const [{ driver_id: driver = '', day = today }, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const runs = useOpenRuns(String(driver), String(day));
  const [open] = runs.rows;
  return (
    <FormDialog
      title={t('runs.create')}
      schema={runCreation}
      defaults={{ day: today, note: '' }}
      fields={[
        field('driver_id', { label: t('desk.run.driver') }),
        field('day', {
          hint: open && (
            <Link to={`/runs/${open.run_id}`}>
              {t('runs.hasOpen', {
                run: open.run_id,
                count: open.parcels,
                number: format.number(open.parcels),
              })}
            </Link>
          ),
        }),
        field('note', { isOptional: true }),
      ]}
      submitLabel={open ? t('runs.createAnother') : t('runs.create')}
      onValues={setTyped}
      onSubmit={async (values) => {
        try {
          const id = await create?.({ ...values, ...(open && { another: true }) });
          void navigate(`/runs/${id}`);
        } catch (error) {
          // The driver may have got a run in between, which is named then.
          runs.retry();
          throw error;
        }
      }}
      onClose={onClose}
    />
  );
}
