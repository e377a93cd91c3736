import { useMay } from '@tawseel/api-client';
import type { Order } from '@tawseel/api-client/orders';
import { useExtensions } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { icons, type RowAction } from '@tawseel/ui';
import { useCallback } from 'react';
import { isUndecided } from '../order-columns/payment.tsx';
import type { OpenOrderDialog } from './order-dialogs.tsx';
import { useChangeRefusal } from './use-order-refusals.ts';
import { useReversible } from './use-reversible.ts';

interface OrderActions {
  print: (orders: readonly Order[]) => void;
  canCreate: boolean;
  canEdit: boolean;
  open: (dialog: OpenOrderDialog) => void;
}

/** Actions of a row, with those of extensions. */
export function useOrderActions({
  print,
  canCreate,
  canEdit,
  open,
}: OrderActions): (order: Order) => RowAction[] {
  const { t } = useTranslation('merchants');
  const { of, language } = useExtensions();
  const changeRefusal = useChangeRefusal();
  const isReversible = useReversible();
  const mayDecide = useMay('payments.decide');
  return useCallback(
    (order) => [
      { label: t('base:print'), quickIcon: icons.print, onSelect: () => print([order]) },
      {
        label: t('base:edit'),
        reason: changeRefusal(order),
        onSelect: canEdit ? () => open({ dialog: 'edit', row: order }) : undefined,
      },
      {
        label: t('orders.copy'),
        onSelect: canCreate ? () => open({ dialog: 'creation', copied: order }) : undefined,
      },
      {
        label: t('orders.decide.action'),
        onSelect:
          mayDecide && isUndecided(order) ? () => open({ dialog: 'collector', row: order }) : undefined,
      },
      {
        label: t('orders.reverse.action'),
        onSelect: isReversible(order) ? () => open({ dialog: 'reversal', row: order }) : undefined,
      },
      ...of('orders.row-actions').map((extension) => ({
        label: extension.label[language],
        isDisabled: extension.column !== undefined && !Reflect.get(order, extension.column),
        onSelect: () => open({ dialog: 'action', extension, order }),
      })),
    ],
    [t, print, changeRefusal, canCreate, canEdit, mayDecide, open, isReversible, of, language],
  );
}
