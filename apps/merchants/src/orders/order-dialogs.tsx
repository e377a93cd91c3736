import type { Send, UpdateRow } from '@tawseel/api-client';
import type { Order, OrderCreation as Values } from '@tawseel/api-client/orders';
import { ChosenDialog, type ChosenDialogProps } from './chosen-dialog.tsx';
import { ChosenAction, type ChosenActionProps } from './chosen-action.tsx';
import { OrderAction, type OrderActionProps } from './order-action.tsx';
import { OrderCollector } from './order-collector.tsx';
import { OrderCreation } from './order-creation.tsx';
import { OrderEdit } from './order-edit.tsx';
import { OrderReversal } from './order-reversal.tsx';

/**
 * The dialog that is open over the list; a dialog of selected orders keeps the selection with which it
 * opened.
 */
export type OpenOrderDialog =
  | { dialog: 'creation'; copied?: Order }
  | { dialog: 'edit' | 'reversal' | 'collector'; row: Order }
  | ({ dialog: 'action' } & Omit<OrderActionProps, 'onClose'>)
  | ({ dialog: 'chosenAction' } & Pick<ChosenActionProps, 'extension' | 'orders'>)
  | ({ dialog: 'chosen' } & Pick<ChosenDialogProps, 'action' | 'chosen'>);

export interface OrderDialogsProps extends Pick<ChosenDialogProps, 'onChanged' | 'onClose'> {
  open: OpenOrderDialog;
  create: Send<Values> | undefined;
  update: UpdateRow | undefined;
}

/** The open dialog. */
export function OrderDialogs({ open, create, update, onChanged, onClose }: OrderDialogsProps) {
  switch (open.dialog) {
    case 'creation':
      return create && <OrderCreation create={create} copied={open.copied} onClose={onClose} />;
    case 'edit':
      return update && <OrderEdit row={open.row} update={update} onClose={onClose} />;
    case 'collector':
      return <OrderCollector order={open.row} onClose={onClose} />;
    case 'reversal':
      return <OrderReversal order={open.row} onClose={onClose} />;
    case 'action':
      return <OrderAction {...open} onClose={onClose} />;
    case 'chosenAction':
      return <ChosenAction {...open} onChanged={onChanged} onClose={onClose} />;
    case 'chosen':
      return <ChosenDialog {...open} onChanged={onChanged} onClose={onClose} />;
  }
}
