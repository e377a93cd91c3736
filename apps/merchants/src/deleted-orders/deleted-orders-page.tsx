import { useDeletedOrders, type DeletedOrder } from '@tawseel/api-client/deleted-orders';
import { useListExport } from '@tawseel/api-client/exports';
import { useOrderRestoration, writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import {
  ExportButton,
  focusHeading,
  ListScreen,
  settle,
  useListState,
  useToast,
  type Column,
} from '@tawseel/ui';
import { listWithWords } from '../failures/list-with-words.ts';
import { useOrderColumns } from '../orders/order-columns.ts';

function useDeletedColumns(): Column<DeletedOrder>[] {
  const { t } = useTranslation('merchants');
  const columns = useOrderColumns();
  return [
    columns.id,
    columns.name,
    columns.merchant,
    columns.shop,
    columns.city,
    columns.address,
    columns.customer,
    columns.phone,
    columns.status,
    columns.total,
    columns.payment,
    columns.end,
    { key: 'timedeleted', header: t('deleted.at'), kind: 'dateTime', isSortable: true },
    {
      key: 'from_deletion',
      header: t('deleted.source'),
      value: ({ from_deletion: source }) => (source === 'admin' ? t('deleted.byAdmin') : source),
      isSortable: true,
    },
  ];
}

/** History of deleted orders: searched, exported, brought back. */
export function DeletedOrdersPage() {
  const { t } = useTranslation('merchants');
  const toast = useToast();
  const columns = useDeletedColumns();
  const state = useListState();
  const list = useDeletedOrders(state.query);
  const restore = useOrderRestoration();
  const runExport = useListExport('deleted-orders', state.query);

  async function bringBack({ merchant_order_id, merchant_id }: DeletedOrder) {
    const outcome = await settle(() => restore({ merchant_order_id, merchant_id }), t('base:failed'));
    if (!outcome.ok) return toast.failure(outcome.message);
    toast.success(t('orders.restored'));
    // The row that was pressed goes.
    focusHeading();
  }

  return (
    <ListScreen
      title={t('deleted.title')}
      columns={columns}
      rowKey={writeOrderKey}
      state={state}
      list={listWithWords(list, () => t('deleted.loadFailed'))}
      search={{ label: t('orders.search') }}
      empty={{ text: t('deleted.empty'), hint: t('deleted.emptyHint') }}
      headerActions={
        <ExportButton
          title={t('deleted.export')}
          total={list.total}
          fileName="deleted-orders"
          run={runExport}
        />
      }
      actions={(order) => [{ label: t('deleted.restore'), onSelect: () => void bringBack(order) }]}
    />
  );
}
