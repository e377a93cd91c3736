import type { DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { MoneyField, Notice, TextField } from '@tawseel/ui';
import { DateField } from '@tawseel/ui/forms';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { BigButton, Fields, Quiet } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { PhotoField } from '../proofs/photo-field.tsx';
import { stopPath } from '../stops/stops.ts';
import { ReasonField } from './reason-field.tsx';
import { submitOrFocus } from './submit-or-focus.ts';
import { useFailure } from './use-failure.ts';
import { useReport } from './use-report.ts';
import { useStop } from './use-stop.ts';

function FailedForm({ day, stop }: { day: DriverRun; stop: DriverStop }) {
  const { t } = useTranslation('driver');
  const formId = useId();
  const { report, isBusy, isLost } = useReport(day, stop);
  const { failure, reason, faults, change, isComplete, event, proofs } = useFailure(day);
  return (
    <Screen
      title={t('failed.title')}
      subtitle={<bdi>{stop.name_customer}</bdi>}
      back={stopPath(stop)}
      foot={
        <>
          {isLost && <Notice tone="failure">{t('report.lost')}</Notice>}
          <BigButton type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {t('failed.submit')}
          </BigButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submitOrFocus(isComplete, () => void report(event, proofs))}
      >
        <Fields>
          <ReasonField
            reasons={day.reasons}
            value={failure.reasonId}
            fault={faults.reason}
            onChange={(reasonId) => change({ reasonId })}
          />
          {reason && <Quiet role="status">{t(`failed.steps.${reason.next_step}`)}</Quiet>}
          {reason && reason.next_step !== 'Return' && (
            <DateField
              label={t('stop.nextOn')}
              value={failure.nextOn}
              fault={faults.nextOn}
              onChange={(nextOn) => change({ nextOn })}
            />
          )}
          {reason?.next_step === 'Return' && (
            <MoneyField
              label={t('failed.fee')}
              hint={t('failed.feeHint')}
              isOptional
              value={failure.fee}
              fault={faults.fee}
              onChange={(fee) => change({ fee })}
            />
          )}
          {reason && (
            <PhotoField
              label={t('proofs.doorPhoto')}
              photos={failure.photos}
              isOptional={!reason.needs_photo}
              fault={faults.photo}
              onChange={(photos) => change({ photos })}
            />
          )}
          <TextField
            label={t('report.note')}
            isOptional
            autoComplete="off"
            maxLength={300}
            value={failure.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Fields>
      </form>
    </Screen>
  );
}

/** Reports that a parcel was not delivered: why, and when it is tried again. */
export function FailedPage() {
  const { day, stop } = useStop();
  if (!day || !stop) return <Navigate to="/" replace />;
  return <FailedForm key={stopPath(stop)} day={day} stop={stop} />;
}
