import { labelKey } from '@tawseel/api-client';
import { runLine, scan } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';
import type { LineDialogProps } from './line-dialog.types.ts';

/** An order that its customer refused, with the fee that was paid at the door. */
export function ReturnedDialog({ line, start, send, onClose }: LineDialogProps) {
  const { t } = useTranslation('dispatch');
  return (
    <FormDialog
      title={t('oneRun.returnOf', { name: line.name_customer })}
      subject={`return ${line.run_id} ${line.merchant_order_id}`}
      schema={scan}
      defaults={{ ...start, mode: 'return', fee_taken: 0 }}
      fields={[
        {
          name: 'fee_taken',
          kind: 'money',
          label: t('oneRun.fee'),
          hint: t('oneRun.feeHint'),
          isOptional: true,
        },
        {
          name: 'note',
          kind: 'text',
          label: t(labelKey('dispatch', runLine, 'note')),
          isOptional: true,
        },
      ]}
      onSubmit={({ client_id, mode, fee_taken, note }) =>
        send({ client_id, mode, fee_taken: fee_taken ?? 0, note })
      }
      submitLabel={t('oneRun.returned')}
      onClose={onClose}
    />
  );
}
