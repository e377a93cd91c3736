import { batchLimit } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import type { ChosenProps } from './chosen-orders.ts';
import { OrdersDriver } from './orders-driver.tsx';
import { OrdersRemoval } from './orders-removal.tsx';
import { OrdersStatus } from './orders-status.tsx';
import { Refused } from './refused.tsx';
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

/** The dialog of an action on the selected orders; a message if they are more than one call changes. */
export function ChosenDialog({ action, ...props }: ChosenDialogProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const { matching, count } = props.chosen;
  if (action !== 'export' && matching && count > batchLimit) {
    const message = t('orders.changeTooMany', { number: format.number(batchLimit) });
    return <Refused message={message} onClose={props.onClose} />;
  }
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
