import { useCan, useList, useMay, useRowCreation, useRowUpdate } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { order, type Order, writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import {
  ExportButton,
  fetchedDialog,
  LinkButton,
  ListScreen,
  useListState,
  useOpenDialog,
} from '@tawseel/ui';
import { useCallback, useMemo } from 'react';
import { orderColumns } from '../order-columns/order-columns.tsx';
import { usePrintReceipts } from '../receipts/use-print-receipts.ts';
import type { OpenOrderDialog, OrderDialogsProps } from './order-dialogs.tsx';
import { filtersFor } from './order-filters.ts';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderDeletion } from './use-order-deletion.tsx';
import { useOrderDetails } from './use-order-details.tsx';
import { useOrderStatusEdit } from './use-order-status-edit.tsx';

const OrderDialogs = fetchedDialog<OrderDialogsProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-dialogs.tsx')).OrderDialogs,
);

/** The dialog of an extension is not plain data. */
const isPlain = ({ dialog }: OpenOrderDialog) => dialog !== 'action' && dialog !== 'chosenAction';

const visited = { creation: { dialog: 'creation' } } as const;

/** Orders of the company: search, view, create, change status, delete, print, export; one or several. */
export function OrdersPage() {
  const { t } = useTranslation('merchants');
  const [open, setOpen] = useOpenDialog<OpenOrderDialog>('orders', { canRestore: isPlain, visited });
  const [attention, decisions] = [useCan('attention'), useCan('payment_types')];
  const [imports, dispatch] = [useCan('intake'), useCan('dispatch')];
  const mayImport = useMay('orders.edit') && imports;
  const filters = useMemo(
    () => filtersFor({ attention, decisions, imports, dispatch }),
    [attention, decisions, imports, dispatch],
  );
  const state = useListState({ columns: orderColumns, filters });
  const list = useList(order, state.query);
  const runExport = useListExport('orders', state.query);
  const create = useRowCreation(order);
  const update = useRowUpdate(order);
  const edit = useOrderStatusEdit();
  const deletion = useOrderDeletion();
  const print = usePrintReceipts();
  const reverse = useCallback((row: Order) => setOpen({ dialog: 'reversal', row }), [setOpen]);
  const decide = useCallback((row: Order) => setOpen({ dialog: 'collector', row }), [setOpen]);
  const details = useOrderDetails({ reverse, decide });
  const actions = useOrderActions({
    print,
    canCreate: create !== undefined,
    canEdit: update !== undefined,
    open: setOpen,
  });
  const chosen = useChosenOrders({ list, query: state.query, print, deletion, open: setOpen });

  return (
    <ListScreen
      title={t('orders.title')}
      state={state}
      create={create && { label: t('orders.create'), open: () => setOpen({ dialog: 'creation' }) }}
      actions={
        <>
          <ExportButton list={list} run={runExport} />
          {mayImport && <LinkButton to="/orders/import">{t('imports.open')}</LinkButton>}
        </>
      }
    >
      {open && (
        <OrderDialogs
          open={open}
          create={create}
          update={update}
          onChanged={(failed) => chosen.selection.onChange(new Set(failed))}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('orders.search'), placeholder: t('orders.searchShort') }}
      />
      <ListScreen.Table
        list={list}
        columns={orderColumns}
        rowKey={writeOrderKey}
        empty={{ text: t('orders.empty'), hint: t('orders.emptyHint') }}
        selection={chosen.selection}
        dialogs={{
          view: { title: ({ merchant_order_id: id }) => t('orders.one', { id }), items: details },
          edit,
          remove: deletion,
        }}
        actions={actions}
      />
      <ListScreen.Selection {...chosen} />
    </ListScreen>
  );
}
