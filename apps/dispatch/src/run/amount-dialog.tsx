import { ApiError, labelKey } from '@tawseel/api-client';
import { runLine, scan } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';
import type { LineDialogProps } from './line-dialog.types.ts';

/** A delivery for which the driver took another amount than the price. */
export function AmountDialog({ line, start, send, onClose }: LineDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const price = line.total_price ?? 0;
  return (
    <FormDialog
      title={t('oneRun.amountOf', { name: line.name_customer })}
      subject={`delivery ${line.run_id} ${line.merchant_order_id}`}
      schema={scan}
      defaults={{ ...start, mode: 'delivered', amount_taken: price }}
      fields={[
        {
          name: 'amount_taken',
          kind: 'money',
          label: t(labelKey('dispatch', runLine, 'amount_taken')),
          hint: t('oneRun.priceIs', { amount: format.money(price) }),
        },
        {
          name: 'note',
          kind: 'text',
          label: t(labelKey('dispatch', runLine, 'note')),
          hint: t('oneRun.noteHint'),
          isRequired: false,
        },
      ]}
      onSubmit={({ client_id, mode, amount_taken, note }) => {
        if (amount_taken !== price && !note)
          throw new ApiError('invalid', t('oneRun.noteMissing'), { fields: { note: 'required' } });
        return send({ client_id, mode, amount_taken, note });
      }}
      submitLabel={t('oneRun.delivered')}
      onClose={onClose}
    />
  );
}
