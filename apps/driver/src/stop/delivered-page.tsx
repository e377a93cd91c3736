import type { DriverRun, DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { MoneyField, Notice, Sentence, TextField } from '@tawseel/ui';
import { SelectField } from '@tawseel/ui/forms';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { BigButton, Fields } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { PhotoField } from '../proofs/photo-field.tsx';
import { SignatureField } from '../proofs/signature-field.tsx';
import { stopPath } from '../stops/stops.ts';
import { submitOrFocus } from './submit-or-focus.ts';
import { useDelivery } from './use-delivery.ts';
import { useReport } from './use-report.ts';
import { useStop } from './use-stop.ts';

function DeliveredForm({ day, stop }: { day: DriverRun; stop: DriverStop }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const formId = useId();
  const { report, isBusy, isLost } = useReport(day, stop);
  const { delivery, faults, change, isComplete, isOtherAmount, isOtherPayment, event, proofs } = useDelivery(
    day,
    stop,
  );
  const { delivery_photo: photoRule, delivery_signature: signatureRule } = day.settings;
  const payments = [...new Set([stop.type_payment, ...day.payment_types])].filter((type) => type !== '');
  return (
    <Screen
      title={t('delivered.title')}
      subtitle={<bdi>{stop.name_customer}</bdi>}
      back={stopPath(stop)}
      foot={
        <>
          {isLost && <Notice tone="failure">{t('report.lost')}</Notice>}
          <BigButton type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {t('delivered.submit')}
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
          {stop.to_collect > 0 || isOtherPayment ? (
            <MoneyField
              label={t('delivered.amount')}
              value={delivery.amount}
              fault={faults.amount}
              onChange={(amount) => change({ amount })}
            />
          ) : (
            <Notice tone="success">{t('stop.nothingToCollect')}</Notice>
          )}
          {payments.length > 1 && (
            <SelectField
              label={t('stop.payment')}
              options={payments.map((value) => ({ value, label: value }))}
              value={delivery.payment}
              onChange={({ target }) => change({ payment: target.value || stop.type_payment })}
            />
          )}
          {(isOtherAmount || isOtherPayment) && (
            <Notice tone="attention">
              <Sentence text={t('delivered.deskDecides', { amount: format.money(stop.to_collect) })} />
            </Notice>
          )}
          <TextField
            label={t(isOtherAmount ? 'delivered.why' : 'report.note')}
            isOptional={!isOtherAmount}
            autoComplete="off"
            maxLength={300}
            value={delivery.note}
            fault={faults.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {photoRule !== 'Off' && (
            <PhotoField
              label={t('proofs.receiverPhoto')}
              photos={delivery.photos}
              isOptional={photoRule === 'Optional'}
              fault={faults.photo}
              onChange={(photos) => change({ photos })}
            />
          )}
          {signatureRule !== 'Off' && (
            <SignatureField
              signature={delivery.signature}
              isOptional={signatureRule === 'Optional'}
              fault={faults.signature}
              onChange={(signature) => change({ signature })}
            />
          )}
        </Fields>
      </form>
    </Screen>
  );
}

/** Reports a delivery: what was taken, and what proves it. */
export function DeliveredPage() {
  const { day, stop } = useStop();
  if (!day || !stop) return <Navigate to="/" replace />;
  return <DeliveredForm key={stopPath(stop)} day={day} stop={stop} />;
}
