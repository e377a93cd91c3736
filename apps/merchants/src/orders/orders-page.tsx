import { filtersOf, useCan } from '@tawseel/api-client';
import { keysAtMost, useListExport } from '@tawseel/api-client/exports';
import {
  order,
  useOrderCreation,
  useOrderRemoval,
  useOrderRestoration,
  useOrders,
  useOrderUpdate,
  nextStatuses,
  writeOrderKey,
  type Order,
} from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  ExportButton,
  fetchedDialog,
  Icon,
  icons,
  ListScreen,
  Sentence,
  useListState,
  useOpenDialog,
  useSelection,
  useToast,
} from '@tawseel/ui';
import { useCallback } from 'react';
import { usePrintReceipts } from '../receipts/use-print-receipts.ts';
import { orderColumns } from '../order-columns/order-columns.tsx';
import type { OrderCreationProps } from './order-creation.tsx';
import type { OrderActionProps } from './order-action.tsx';
import type { OrderEditProps } from './order-edit.tsx';
import type { OrdersRemovalProps } from './orders-removal.tsx';
import type { SelectedExportProps } from './selected-export.tsx';
import type { StayingAmountsProps } from './staying-amounts.tsx';
import { useOrderDetails } from './use-order-details.ts';
import { useOrderActions, type OpenAction } from './use-order-actions.ts';
import { useOrderStatusEdit } from './use-order-status-edit.ts';

/**
 * The dialog that is open over the list; a dialog of selected orders keeps the selection with which it
 * opened.
 */
type Open =
  | { dialog: 'creation' }
  | { dialog: 'edit'; row: Order }
  | OpenAction
  | { dialog: 'removal' | 'export'; orders: readonly Order[] };

/** The dialog of an extension is not plain data. */
const isPlain = ({ dialog }: Open) => dialog !== 'action';

const filters = filtersOf('merchants', order);

/** With the open orders that need the administrator, which the server selects. */
const filtersWithAttention: typeof filters = [
  {
    name: 'attention',
    kind: 'select',
    label: 'merchants:orders.attention',
    options: [
      { value: 'unassigned', label: 'merchants:orders.unassigned' },
      { value: 'late', label: 'merchants:orders.late' },
    ],
  },
  ...filters,
];

const OrderCreation = fetchedDialog<OrderCreationProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-creation.tsx')).OrderCreation,
);

const OrderEdit = fetchedDialog<OrderEditProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-edit.tsx')).OrderEdit,
);

const OrdersRemoval = fetchedDialog<OrdersRemovalProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './orders-removal.tsx')).OrdersRemoval,
);

const SelectedExport = fetchedDialog<SelectedExportProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './selected-export.tsx')).SelectedExport,
);

const OrderAction = fetchedDialog<OrderActionProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-action.tsx')).OrderAction,
);

const StayingAmounts = fetchedDialog<StayingAmountsProps & { onClose: () => void }>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './staying-amounts.tsx')).StayingAmounts,
);

/** If the code for the amounts cannot be loaded, a toast reports it and the confirmation stays open. */
const askAllTheSame = () => undefined;

function DeletionQuestion({ order }: { order: Order }) {
  const { t } = useTranslation('merchants');
  const { merchant_order_id: id, merchant_id: merchant } = order;
  return (
    <>
      <p>
        <Sentence text={t('orders.deleteQuestion', { id, merchant })} />
      </p>
      <StayingAmounts orders={[order]} onClose={askAllTheSame} />
    </>
  );
}

const askDeletion = (order: Order) => <DeletionQuestion order={order} />;

/** Orders of the company: search, view, create, change status, delete, print, export; one or several. */
export function OrdersPage() {
  const { t } = useTranslation('merchants');
  const [open, setOpen] = useOpenDialog<Open>('orders', { canRestore: isPlain });
  const close = () => setOpen(undefined);
  const details = useOrderDetails();
  const edit = useOrderStatusEdit();
  const state = useListState({
    columns: orderColumns,
    filters: useCan('attention') ? filtersWithAttention : filters,
  });
  const list = useOrders(state.query);
  const { selection, rows: chosen } = useSelection(list.rows, writeOrderKey);
  const create = useOrderCreation();
  const update = useOrderUpdate();
  const remove = useOrderRemoval();
  const restore = useOrderRestoration();
  const runExport = useListExport('orders', state.query);
  const toast = useToast();
  const format = useFormat();
  const exportChosen = () => {
    if (chosen.length <= keysAtMost) return setOpen({ dialog: 'export', orders: chosen });
    toast.failure(t('orders.exportTooMany', { number: format.number(keysAtMost) }));
  };
  const print = usePrintReceipts();
  const printLabel = t('base:print');
  const editLabel = t('base:edit');
  const canEdit = update !== undefined;
  const extended = useOrderActions(setOpen);
  const actions = useCallback(
    (order: Order) => [
      { label: printLabel, quickIcon: icons.print, onSelect: () => print([order]) },
      {
        label: editLabel,
        isDisabled: nextStatuses(order.status).length === 0,
        onSelect: canEdit ? () => setOpen({ dialog: 'edit', row: order }) : undefined,
      },
      ...extended(order),
    ],
    [print, printLabel, editLabel, canEdit, extended, setOpen],
  );

  return (
    <ListScreen
      title={t('orders.title')}
      state={state}
      actions={
        <>
          <ExportButton list={list} run={runExport} />
          {create && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'creation' })}>
              <Icon path={icons.plus} />
              {t('orders.create')}
            </Button>
          )}
        </>
      }
    >
      {open?.dialog === 'action' && <OrderAction {...open} onClose={close} />}
      {open?.dialog === 'creation' && create && <OrderCreation create={create} onClose={close} />}
      {open?.dialog === 'edit' && update && <OrderEdit row={open.row} update={update} onClose={close} />}
      {open?.dialog === 'removal' && <OrdersRemoval orders={open.orders} onClose={close} />}
      {open?.dialog === 'export' && <SelectedExport orders={open.orders} sort={state.sort} onClose={close} />}
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('orders.search'), placeholder: t('orders.searchShort') }}
      />
      <ListScreen.Table
        list={list}
        columns={orderColumns}
        rowKey={writeOrderKey}
        empty={{ text: t('orders.empty'), hint: t('orders.emptyHint') }}
        selection={selection}
        dialogs={{
          view: { title: ({ merchant_order_id: id }) => t('orders.one', { id }), items: details },
          edit,
          remove: {
            title: t('orders.deleteTitle'),
            question: askDeletion,
            run: remove,
            done: t('orders.deleted'),
            undo: { run: restore, done: t('orders.restored') },
          },
        }}
        actions={actions}
      />
      <ListScreen.Selection
        selection={selection}
        actions={[
          { label: printLabel, onSelect: () => print(chosen) },
          { label: t('base:export'), onSelect: exportChosen },
          {
            label: t('base:delete'),
            isDanger: true,
            onSelect: () => setOpen({ dialog: 'removal', orders: chosen }),
          },
        ]}
      />
    </ListScreen>
  );
}
