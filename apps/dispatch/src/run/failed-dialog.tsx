import { labelKey, valueKeys } from '@tawseel/api-client';
import { failureReason, runLine, scan, useFailureReasons } from '@tawseel/api-client/dispatch';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import type { LineDialogProps } from './line-dialog.types.ts';

const steps = valueKeys('dispatch', failureReason, 'next_step');
const dayMs = 24 * 60 * 60 * 1000;

/** A failed attempt: its reason, and the day of the next one where the reason is to try again. */
export function FailedDialog({ line, start, send, onClose }: LineDialogProps) {
  const { t } = useTranslation('dispatch');
  const { language } = useFormat();
  const { value: reasons = [] } = useFailureReasons();
  const [reasonId, setReasonId] = useState('');
  const [tomorrow] = useState(() => companyTime(Date.now() + dayMs).slice(0, 10));
  const stepOf = (id: string | undefined) => reasons.find((reason) => reason.reason_id === id)?.next_step;
  const step = stepOf(reasonId);
  return (
    <FormDialog
      title={t('oneRun.failureOf', { name: line.name_customer })}
      subject={`failure ${line.run_id} ${line.merchant_order_id}`}
      schema={scan}
      defaults={{ ...start, mode: 'failed', reason_id: '', next_on: tomorrow }}
      onValues={({ reason_id }) => setReasonId(asText(reason_id))}
      fields={[
        {
          name: 'reason_id',
          kind: 'select',
          label: t(labelKey('dispatch', runLine, 'reason_id')),
          hint: step && t(steps[step] ?? step),
          options: reasons
            .filter(({ state }) => state === 'Active')
            .map(({ reason_id, label_en, label_ar }) => ({
              value: reason_id,
              label: language === 'ar' ? label_ar : label_en,
            })),
        },
        ...(step === 'Retry'
          ? ([{ name: 'next_on', kind: 'date', label: t('oneRun.nextOn') }] as const)
          : []),
        {
          name: 'note',
          kind: 'text',
          label: t(labelKey('dispatch', runLine, 'note')),
          isOptional: true,
        },
      ]}
      onSubmit={({ client_id, mode, reason_id, next_on, note }) =>
        send({
          client_id,
          mode,
          reason_id,
          note,
          ...(stepOf(reason_id) === 'Retry' && { next_on }),
        })
      }
      submitLabel={t('oneRun.failed')}
      onClose={onClose}
    />
  );
}
