import { ApiError } from '@tawseel/api-client';
import { useDeletedOrders, type DeletedOrder } from '@tawseel/api-client/deleted-orders';
import { useListExport } from '@tawseel/api-client/exports';
import { useOrderRestoration, writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, focusHeading, ListScreen, useListState, useToast } from '@tawseel/ui';
import { useRef, useState } from 'react';
import { deletedOrderColumns } from '../order-columns/order-columns.tsx';

/** Time in ms after a row was removed in which a press may be the second of a double click. */
const doubleClick = 400;

/** Restores an order once, even if pressed repeatedly, and returns the orders being restored. */
function useBringBack() {
  const { t } = useTranslation('merchants');
  const toast = useToast();
  const restore = useOrderRestoration();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const lastLeft = useRef(0);

  async function bringBack(send: NonNullable<typeof restore>, order: DeletedOrder) {
    // The removed row brought the next one under the pointer.
    if (Date.now() - lastLeft.current < doubleClick) return;
    const { merchant_order_id, merchant_id } = order;
    const key = writeOrderKey(order);
    const pressed = document.activeElement;
    setUnderWay((keys) => [...keys, key]);
    try {
      await send({ merchant_order_id, merchant_id });
      lastLeft.current = Date.now();
      toast.success(t('orders.restored'));
    } catch (error) {
      toast.failure(error instanceof ApiError ? error.message : t('base:failed'));
    }
    setUnderWay((keys) => keys.filter((other) => other !== key));
    // The button is disabled, then unmounts with its row. Focus that has moved elsewhere stays there.
    if ([pressed, document.body].includes(document.activeElement)) focusHeading();
  }

  return {
    bringBack: restore && ((order: DeletedOrder) => void bringBack(restore, order)),
    isUnderWay: (order: DeletedOrder) => underWay.includes(writeOrderKey(order)),
  };
}

/** History of deleted orders: search, export, restore. */
export function DeletedOrdersPage() {
  const { t } = useTranslation('merchants');
  const state = useListState({ columns: deletedOrderColumns });
  const list = useDeletedOrders(state.query);
  const { bringBack, isUnderWay } = useBringBack();
  const runExport = useListExport('deleted-orders', state.query);
  const shown = { ...list, error: list.error?.withMessage(t('deleted.loadFailed')) };

  return (
    <ListScreen
      title={t('deleted.title')}
      state={state}
      actions={<ExportButton list={list} run={runExport} />}
    >
      <ListScreen.Toolbar
        list={shown}
        search={{ label: t('orders.search'), placeholder: t('orders.searchShort') }}
      />
      <ListScreen.Table
        list={shown}
        columns={deletedOrderColumns}
        rowKey={writeOrderKey}
        empty={{ text: t('deleted.empty'), hint: t('deleted.emptyHint') }}
        actions={(order) => [
          {
            label: t('base:restore'),
            isDisabled: isUnderWay(order),
            onSelect: bringBack && (() => bringBack(order)),
          },
        ]}
      />
    </ListScreen>
  );
}
