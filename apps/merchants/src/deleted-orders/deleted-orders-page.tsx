import { useList } from '@tawseel/api-client';
import { deletedOrder, useOrderRestoration, writeOrderKey } from '@tawseel/api-client/orders';
import { useListExport } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { ExportButton, ListScreen, useListState } from '@tawseel/ui';
import { useRemovalRefusal } from '../orders/use-order-refusals.ts';
import { deletedOrderColumns } from '../order-columns/order-columns.tsx';

/** History of deleted orders: search, export, restore. */
export function DeletedOrdersPage() {
  const { t } = useTranslation('merchants');
  const state = useListState({ columns: deletedOrderColumns });
  const list = useList(deletedOrder, state.query);
  const restore = useOrderRestoration();
  const refusal = useRemovalRefusal();
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
        dialogs={{ restore: { run: restore, refusal, done: t('orders.restored') } }}
      />
    </ListScreen>
  );
}
