import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useId } from 'react';
import { Reasons } from './stop.styles.ts';

export interface ReasonFieldProps {
  reasons: DriverRun['reasons'];
  value: string;
  fault: string | undefined;
  onChange: (reasonId: string) => void;
}

/** Why a parcel was not delivered: all reasons in view, one tap each. */
export function ReasonField({ reasons, value, fault, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('driver');
  const { language } = useFormat();
  const id = useId();
  return (
    <Reasons role="radiogroup" aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend>{t('failed.reason')}</legend>
      {fault !== undefined && <p id={`${id}-fault`}>{fault}</p>}
      {reasons.map(({ reason_id, label_en, label_ar }, at) => (
        <label key={reason_id}>
          <input
            type="radio"
            name={id}
            value={reason_id}
            checked={reason_id === value}
            // The first one takes the focus of the error.
            aria-invalid={fault !== undefined && at === 0 ? true : undefined}
            onChange={() => onChange(reason_id)}
          />
          <bdi>{language === 'ar' ? label_ar : label_en}</bdi>
        </label>
      ))}
    </Reasons>
  );
}
