import type { Order } from '@tawseel/api-client/orders';
import { useExtensions } from '@tawseel/federation/slots';
import type { RowAction } from '@tawseel/ui';
import { useCallback } from 'react';
import type { OrderActionProps } from './order-action.tsx';

/** The dialog of an action of an extension. */
export type OpenAction = { dialog: 'action' } & Omit<OrderActionProps, 'onClose'>;

/** Order actions of extensions; stable while `open` is. */
export function useOrderActions(open: (action: OpenAction) => void): (order: Order) => RowAction[] {
  const { of, language } = useExtensions();
  return useCallback(
    (order) =>
      of('orders.row-actions').map((extension) => ({
        label: extension.label[language],
        isDisabled: extension.column !== undefined && !Reflect.get(order, extension.column),
        onSelect: () => open({ dialog: 'action', extension, order }),
      })),
    [of, language, open],
  );
}
