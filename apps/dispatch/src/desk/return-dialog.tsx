import { useScan } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { newClientId } from '@tawseel/api-client/client-id';
import type { ChosenProps } from './desk-dialog.tsx';
import { useEach } from './use-each.tsx';

/** Ends the selected orders as returned, so that their merchants get them back. */
export function ReturnDialog(props: ChosenProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const scan = useScan();
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });
  const { run, progress, stop, close, outcome } = useEach(props, (count) =>
    counted('desk.return.done', count),
  );
  if (outcome) return outcome;
  return (
    <ConfirmDialog
      title={t('desk.return.action')}
      question={counted('desk.return.question', props.orders.length)}
      confirmLabel={t('desk.return.action')}
      busyLabel={progress ?? t('base:saving')}
      stop={stop}
      isDanger
      onConfirm={() =>
        run(async ({ merchant_order_id, merchant_id }) => {
          const order = { merchant_order_id, merchant_id };
          await scan?.({ client_id: newClientId(), mode: 'return', order });
        })
      }
      onClose={close}
    />
  );
}
