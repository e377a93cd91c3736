import { useScan } from '@tawseel/api-client/dispatch';
import type { OrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { newClientId } from '@tawseel/api-client/client-id';
import type { ChosenProps } from './desk-dialog.tsx';
import { useEach } from './use-each.tsx';

/** Receives the parcels of the selected orders in the branch. */
export function ReceiveDialog(props: ChosenProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const scan = useScan();
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });
  const { run, progress, stop, close, outcome } = useEach(props, (count) =>
    counted('desk.receive.done', count),
  );
  if (outcome) return outcome;
  return (
    <ConfirmDialog
      title={t('desk.receive.action')}
      question={counted('desk.receive.question', props.orders.length)}
      confirmLabel={t('desk.receive.action')}
      busyLabel={progress ?? t('base:saving')}
      stop={stop}
      onConfirm={() =>
        run(async ({ merchant_order_id, merchant_id }) => {
          const order: OrderKey = { merchant_order_id, merchant_id };
          await scan?.({ client_id: newClientId(), mode: 'in', order });
        })
      }
      onClose={close}
    />
  );
}
