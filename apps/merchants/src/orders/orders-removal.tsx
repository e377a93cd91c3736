import {
  useOrderRemovals,
  useOrderRestorations,
  writeOrderKey,
  type Order,
  type OrderKey,
} from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ConfirmDialog, focusHeading, Ltr, useDoneToast } from '@tawseel/ui';
import { useState } from 'react';

/** Ids named in the question; more are counted. */
const namedAtMost = 20;

interface OrdersRemovalProps {
  orders: readonly Order[];
  onClose: () => void;
}

/** Asks before many orders are deleted, naming their ids, and offers Undo once they are. */
export function OrdersRemoval({ orders: asked, onClose }: OrdersRemovalProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const tellDone = useDoneToast();
  const remove = useOrderRemovals();
  const restore = useOrderRestorations();
  const [orders, setOrders] = useState(asked);
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });
  const more = orders.length - namedAtMost;

  async function restoreAll(keys: readonly OrderKey[]) {
    const { error } = await restore(keys);
    if (error) throw error;
  }

  async function removeAll() {
    const keys = orders.map(({ merchant_order_id, merchant_id }) => ({ merchant_order_id, merchant_id }));
    const { done, error } = await remove(keys);
    if (done.length > 0) {
      tellDone(counted('orders.deletedMany', done.length), done, {
        run: restoreAll,
        done: counted('orders.restoredMany', done.length),
      });
    }
    if (error) {
      const gone = new Set(done.map(writeOrderKey));
      setOrders(orders.filter((order) => !gone.has(writeOrderKey(order))));
      throw error;
    }
    setTimeout(focusHeading);
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
        </>
      }
      confirmLabel={t('base:delete')}
      busyLabel={t('base:deleting')}
      isDanger
      onConfirm={removeAll}
      onClose={onClose}
    />
  );
}

function Ids({ orders }: { orders: readonly Order[] }) {
  return orders.map((order, at) => (
    <span key={writeOrderKey(order)}>
      {at > 0 && ' · '}
      <Ltr>{order.merchant_order_id}</Ltr>
    </span>
  ));
}
