import type { Order } from '@tawseel/api-client/orders';
import { AgainDialog } from './again-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';

const dialogs = {
  receive: ReceiveDialog,
  run: RunDialog,
  again: AgainDialog,
  return: ReturnDialog,
} as const;

/** The open dialog, with the orders that were selected. */
export interface OpenDeskDialog {
  action: keyof typeof dialogs;
  orders: readonly Order[];
}

/** Props of a dialog about selected orders. */
export interface ChosenProps {
  orders: readonly Order[];
  /** Receives the keys of the orders that stay selected. */
  onChanged: (left: readonly string[]) => void;
  onClose: () => void;
}

export interface DeskDialogProps extends Omit<ChosenProps, 'orders'> {
  open: OpenDeskDialog;
}

/** The dialogs of the desk, which load together. */
export function DeskDialog({ open: { action, orders }, ...rest }: DeskDialogProps) {
  const Dialog = dialogs[action];
  return <Dialog orders={orders} {...rest} />;
}
