import type { ChosenProps } from './chosen-orders.ts';
import { OrdersDriver } from './orders-driver.tsx';
import { OrdersRemoval } from './orders-removal.tsx';
import { OrdersStatus } from './orders-status.tsx';
import { SelectedExport } from './selected-export.tsx';

const dialogs = {
  status: OrdersStatus,
  driver: OrdersDriver,
  export: SelectedExport,
  removal: OrdersRemoval,
} as const;

export interface ChosenDialogProps extends ChosenProps {
  action: keyof typeof dialogs;
}

/** The dialog of an action on the selected orders. */
export function ChosenDialog({ action, ...props }: ChosenDialogProps) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
