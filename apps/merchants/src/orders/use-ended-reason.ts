import { useMay } from '@tawseel/api-client';
import { nextStatuses, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useCallback } from 'react';
import { statusKeys } from '../order-columns/order-value-keys.ts';

/** Why an order cannot be changed: it has ended, as `text` says. Undefined for one that can. */
export function useEndedReason(
  text: 'ended' | 'endedForOwner' = 'ended',
): (order: Pick<Order, 'status'>) => string | undefined {
  const { t } = useTranslation('merchants');
  return useCallback(
    ({ status }) =>
      nextStatuses(status).length > 0
        ? undefined
        : t(`orders.${text}`, { status: t(statusKeys[status] ?? status) }),
    [t, text],
  );
}

/** Why the person cannot delete or restore an order; undefined for one that they can. */
export function useRemovalRefusal(): ((order: Pick<Order, 'status'>) => string | undefined) | undefined {
  const reason = useEndedReason('endedForOwner');
  return useMay('orders.delete_ended') ? undefined : reason;
}
