import { useList } from '@tawseel/api-client';
import { order, writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { linkTo, useExtensions } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { fetchedDialog, ListScreen, useOpenDialog, useSelection, type ListState } from '@tawseel/ui';
import { useCallback } from 'react';
import { deskColumns } from './desk-columns.tsx';
import type { DeskDialogProps, OpenDeskDialog } from './desk-dialog.tsx';
import { useDeskActions } from './use-desk-actions.ts';

const DeskDialog = fetchedDialog<DeskDialogProps>(
  async () => (await import(/* webpackChunkName: "desk-dialogs" */ './desk-dialog.tsx')).DeskDialog,
);

/** The orders of a figure, to be selected. */
export function DeskOrders({ state }: { state: ListState }) {
  const { t } = useTranslation('dispatch');
  const { hasPage } = useExtensions();
  const list = useList(order, state.query);
  const { selection, rows } = useSelection(list, writeOrderKey);
  const [open, setOpen] = useOpenDialog<OpenDeskDialog>('desk');
  const actions = useDeskActions({ stage: state.textOf('stage'), orders: rows, open: setOpen });
  const rowActions = useCallback(
    ({ merchant_order_id: id }: Order) => [
      { label: t('desk.openOrder'), to: linkTo('orders', { search: id }) },
    ],
    [t],
  );
  return (
    <>
      <ListScreen.Toolbar
        list={list}
        search={{ label: t('desk.search'), placeholder: t('desk.searchShort') }}
      />
      <ListScreen.Table
        list={list}
        columns={deskColumns}
        rowKey={writeOrderKey}
        empty={{ text: t('desk.none'), hint: t('desk.noneHint') }}
        selection={actions.some(({ onSelect }) => onSelect) ? selection : undefined}
        actions={hasPage('/orders') ? rowActions : undefined}
      />
      <ListScreen.Selection selection={selection} actions={actions} />
      {open && (
        <DeskDialog
          open={open}
          onChanged={(left) => selection.onChange(new Set(left))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
