import { useCan, useMay } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import {
  useOrderCreation,
  useOrderRemoval,
  useOrderRestoration,
  useOrders,
  useOrderUpdate,
  writeOrderKey,
  type Order,
} from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
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
} from '@tawseel/ui';
import { useCallback } from 'react';
import { usePrintReceipts } from '../receipts/use-print-receipts.ts';
import { orderColumns } from '../order-columns/order-columns.tsx';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import type { OrderCreationProps } from './order-creation.tsx';
import type { OrderActionProps } from './order-action.tsx';
import type { OrderEditProps } from './order-edit.tsx';
import { filtersWithAttention, orderFilters } from './order-filters.ts';
import type { OrderReversalProps } from './order-reversal.tsx';
import type { StayingAmountsProps } from './staying-amounts.tsx';
import { useOrderDetails } from './use-order-details.tsx';
import { useEndedReason, useRemovalRefusal } from './use-ended-reason.ts';
import { useOrderActions, type OpenAction } from './use-order-actions.ts';
import { useOrderStatusEdit } from './use-order-status-edit.ts';
import { useReversible } from './use-reversible.ts';

/**
 * The dialog that is open over the list; a dialog of selected orders keeps the selection with which it
 * opened.
 */
type Open =
  | { dialog: 'creation' }
  | { dialog: 'edit' | 'reversal'; row: Order }
  | OpenAction
  | ({ dialog: 'chosen' } & Pick<ChosenDialogProps, 'action' | 'chosen'>);

/** The dialog of an extension is not plain data. */
const isPlain = ({ dialog }: Open) => dialog !== 'action';

const OrderCreation = fetchedDialog<OrderCreationProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-creation.tsx')).OrderCreation,
);

const OrderEdit = fetchedDialog<OrderEditProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-edit.tsx')).OrderEdit,
);

const OrderReversal = fetchedDialog<OrderReversalProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './order-reversal.tsx')).OrderReversal,
);

const ChosenDialog = fetchedDialog<ChosenDialogProps>(
  async () => (await import(/* webpackChunkName: "order-dialogs" */ './chosen-dialog.tsx')).ChosenDialog,
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
  const reverse = useCallback((row: Order) => setOpen({ dialog: 'reversal', row }), [setOpen]);
  const details = useOrderDetails(reverse);
  const edit = useOrderStatusEdit();
  const state = useListState({
    columns: orderColumns,
    filters: useCan('attention') ? filtersWithAttention : orderFilters,
  });
  const list = useOrders(state.query);
  const { search, filter, sort } = state.query;
  const isBulk = useCan('bulk');
  const view = isBulk ? JSON.stringify([search, filter]) : undefined;
  const { selection, rows: chosen, isAll } = useSelection(list, writeOrderKey, view);
  const count = (isAll && list.total) || chosen.length;
  const actOn = (action: ChosenDialogProps['action']) => () => {
    const matching = isAll ? { ...(search && { search }), ...(filter && { filter }) } : undefined;
    setOpen({ dialog: 'chosen', action, chosen: { orders: chosen, count, matching, sort } });
  };
  const create = useOrderCreation();
  const update = useOrderUpdate();
  const remove = useOrderRemoval();
  const restore = useOrderRestoration();
  const runExport = useListExport('orders', state.query);
  const print = usePrintReceipts();
  const printLabel = t('base:print');
  const editLabel = t('base:edit');
  const canEdit = update !== undefined;
  const endedReason = useEndedReason();
  const isReversible = useReversible();
  const reverseLabel = t('orders.reverse.action');
  const removalRefusal = useRemovalRefusal();
  const refusals = isAll ? [] : chosen.map((order) => removalRefusal?.(order));
  const mayMove = useMay('orders.status') && isBulk;
  const extended = useOrderActions(setOpen);
  const actions = useCallback(
    (order: Order) => [
      { label: printLabel, quickIcon: icons.print, onSelect: () => print([order]) },
      {
        label: editLabel,
        reason: endedReason(order),
        onSelect: canEdit ? () => setOpen({ dialog: 'edit', row: order }) : undefined,
      },
      {
        label: reverseLabel,
        onSelect: isReversible(order) ? () => reverse(order) : undefined,
      },
      ...extended(order),
    ],
    [
      print,
      printLabel,
      editLabel,
      canEdit,
      endedReason,
      isReversible,
      reverse,
      reverseLabel,
      extended,
      setOpen,
    ],
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
      {open?.dialog === 'reversal' && <OrderReversal order={open.row} onClose={close} />}
      {open?.dialog === 'chosen' && (
        <ChosenDialog {...open} onChanged={(failed) => selection.onChange(new Set(failed))} onClose={close} />
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
        selection={selection}
        dialogs={{
          view: { title: ({ merchant_order_id: id }) => t('orders.one', { id }), items: details },
          edit,
          remove: {
            title: t('orders.deleteTitle'),
            question: askDeletion,
            run: remove,
            refusal: removalRefusal,
            done: t('orders.deleted'),
            undo: { run: restore, done: t('orders.restored') },
          },
        }}
        actions={actions}
      />
      <ListScreen.Selection
        selection={selection}
        actions={[
          { label: t('orders.move'), onSelect: mayMove ? actOn('status') : undefined },
          { label: t('orders.assign'), onSelect: mayMove ? actOn('driver') : undefined },
          { label: printLabel, onSelect: () => print(chosen, isAll ? count : undefined) },
          { label: t('base:export'), onSelect: actOn('export') },
          {
            label: t('base:delete'),
            isDanger: true,
            // The outcome of a deletion names the orders that it leaves out.
            reason: refusals.every(Boolean) ? refusals[0] : undefined,
            onSelect: remove && actOn('removal'),
          },
        ]}
      />
    </ListScreen>
  );
}
