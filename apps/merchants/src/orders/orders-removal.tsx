import {
  useOrderRemovals,
  useOrderRestorations,
  writeOrderKey,
  type Order,
  type OrderKey,
} from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { focusHeading, Ltr, useToast } from '@tawseel/ui';
import { ConfirmDialog, useDoneToast } from '@tawseel/ui/dialogs';
import { useRef, useState } from 'react';
import { StayingAmounts } from './staying-amounts.tsx';

/** Maximum number of ids in the confirmation; further ones are counted. */
const namedAtMost = 20;

const keyOf = ({ merchant_order_id, merchant_id }: OrderKey) => ({ merchant_order_id, merchant_id });

export interface OrdersRemovalProps {
  orders: readonly Order[];
  onClose: () => void;
}

/** Confirms the deletion of several orders by their ids, and offers Undo after it closes. */
export function OrdersRemoval({ orders: asked, onClose }: OrdersRemovalProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const tellDone = useDoneToast();
  const remove = useOrderRemovals();
  const restore = useOrderRestorations();
  const [orders, setOrders] = useState(asked);
  const removed = useRef<OrderKey[]>([]);
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });
  const more = orders.length - namedAtMost;

  /** Restores the orders; a repeated call restores those that failed before. */
  function restoring(keys: readonly OrderKey[]) {
    if (!restore) return undefined;
    let waiting = keys;
    return async () => {
      const { failed, error } = await restore(waiting);
      waiting = failed;
      if (error) throw new Error(`${counted('orders.notRestored', failed.length)} ${error.message}`);
    };
  }

  async function removeAll() {
    const { succeeded, failed, error } = await remove(orders.map(keyOf));
    removed.current.push(...succeeded);
    if (error) {
      const kept = new Set(failed.map(writeOrderKey));
      setOrders(orders.filter((order) => kept.has(writeOrderKey(order))));
      throw error;
    }
    if (removed.current.length === 0) toast.success(t('orders.deletedBefore'));
    setTimeout(focusHeading);
  }

  // The toast appears after the dialog closes, which would cover Undo. It restores the deleted orders of all
  // attempts.
  function close() {
    onClose();
    const keys = removed.current;
    if (keys.length === 0) return;
    tellDone(counted('orders.deletedMany', keys.length), keys, {
      run: restoring(keys),
      done: counted('orders.restoredMany', keys.length),
    });
  }

  return (
    <ConfirmDialog
      title={t('orders.deleteManyTitle')}
      question={
        <>
          <p>{counted('orders.deleteManyQuestion', orders.length)}</p>
          <p>
            <Ids orders={orders.slice(0, namedAtMost)} />
            {more > 0 && ` ${counted('orders.andMore', more)}`}
          </p>
          <StayingAmounts orders={orders} />
        </>
      }
      confirmLabel={t('base:delete')}
      busyLabel={t('base:deleting')}
      isDanger
      onConfirm={removeAll}
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
