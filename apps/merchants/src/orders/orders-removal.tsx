import {
  type Order,
  type OrderKey,
  useOrderRemovals,
  useOrderRestorations,
  writeOrderKey,
} from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, useToast } from '@tawseel/ui';
import { ConfirmDialog, useDoneToast } from '@tawseel/ui/dialogs';
import type { ChosenProps } from './chosen-orders.ts';
import { StayingAmounts } from './staying-amounts.tsx';
import { useBatchRun } from './use-batch-run.tsx';

/** Maximum number of ids in the confirmation; further ones are counted. */
const namedAtMost = 20;

/** Confirms the deletion of the selected orders by their ids, and offers Undo after it closes. */
export function OrdersRemoval(props: ChosenProps) {
  const { orders, count, matching } = props.chosen;
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const tellDone = useDoneToast();
  const restore = useOrderRestorations();
  const counted = (key: string, of: number) => t(key, { count: of, number: format.number(of) });
  const named = orders.slice(0, namedAtMost);

  /** Restores the orders; a repeated call restores those that failed before. */
  function restoring(keys: readonly OrderKey[]) {
    if (!restore) return undefined;
    let waiting = keys;
    return async () => {
      const { failed } = await restore({ orders: waiting });
      waiting = failed.map(({ merchant_order_id, merchant_id }) => ({ merchant_order_id, merchant_id }));
      const [first] = failed;
      if (first) throw new Error(`${counted('orders.notRestored', failed.length)} ${first.message ?? ''}`);
    };
  }

  const { run, progress, stop, close, outcome } = useBatchRun(useOrderRemovals(), props, (result) => {
    const { succeeded, isStopped } = result;
    const text = counted(isStopped ? 'orders.stopped' : 'orders.deletedMany', succeeded.length);
    if (succeeded.length === 0) return toast.success(isStopped ? text : t('orders.deletedBefore'));
    tellDone(text, succeeded, {
      run: restoring(succeeded),
      done: counted('orders.restoredMany', succeeded.length),
    });
  });
  if (outcome) return outcome;
  return (
    <ConfirmDialog
      title={t('orders.deleteManyTitle')}
      question={
        <>
          <p>{counted('orders.deleteManyQuestion', count)}</p>
          <p>
            <Ids orders={named} />
            {count > named.length && ` ${counted('orders.andMore', count - named.length)}`}
          </p>
          <StayingAmounts orders={orders} isPartial={matching !== undefined} />
        </>
      }
      confirmLabel={t('base:delete')}
      busyLabel={progress ?? t('base:deleting')}
      stop={stop}
      isDanger
      onConfirm={run}
      onClose={close}
    />
  );
}

/** Ids of the orders, with the merchant's id where two orders have the same. */
function Ids({ orders }: { orders: readonly Order[] }) {
  const ids = orders.map(({ merchant_order_id: id }) => id);
  const isTwice = (id: string) => ids.indexOf(id) !== ids.lastIndexOf(id);
  return orders.map(({ merchant_order_id: id, merchant_id: merchant }, at) => (
    <span key={writeOrderKey({ merchant_order_id: id, merchant_id: merchant })}>
      {at > 0 && ' · '}
      <Ltr>{id}</Ltr>
      {isTwice(id) && (
        <>
          {' '}
          (<Ltr>{merchant}</Ltr>)
        </>
      )}
    </span>
  ));
}
