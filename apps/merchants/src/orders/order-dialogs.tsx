import type { useOrderCreation, useOrderUpdate, Order } from '@tawseel/api-client/orders';
import { fetchedDialog } from '@tawseel/ui';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import type { OrderActionProps } from './order-action.tsx';
import type { OrderCreationProps } from './order-creation.tsx';
import type { OrderEditProps } from './order-edit.tsx';
import type { OrderReversalProps } from './order-reversal.tsx';

/**
 * The dialog that is open over the list; a dialog of selected orders keeps the selection with which it
 * opened.
 */
export type OpenOrderDialog =
  | { dialog: 'creation' }
  | { dialog: 'edit' | 'reversal'; row: Order }
  | ({ dialog: 'action' } & Omit<OrderActionProps, 'onClose'>)
  | ({ dialog: 'chosen' } & Pick<ChosenDialogProps, 'action' | 'chosen'>);

/** The dialog of an extension is not plain data. */
export const isPlain = ({ dialog }: OpenOrderDialog) => dialog !== 'action';

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

interface OrderDialogsProps extends Pick<ChosenDialogProps, 'onChanged' | 'onClose'> {
  open: OpenOrderDialog;
  create: ReturnType<typeof useOrderCreation>;
  update: ReturnType<typeof useOrderUpdate>;
}

/** The open dialog. */
export function OrderDialogs({ open, create, update, onChanged, onClose }: OrderDialogsProps) {
  switch (open.dialog) {
    case 'creation':
      return create && <OrderCreation create={create} onClose={onClose} />;
    case 'edit':
      return update && <OrderEdit row={open.row} update={update} onClose={onClose} />;
    case 'reversal':
      return <OrderReversal order={open.row} onClose={onClose} />;
    case 'action':
      return <OrderAction {...open} onClose={onClose} />;
    case 'chosen':
      return <ChosenDialog {...open} onChanged={onChanged} onClose={onClose} />;
  }
}
