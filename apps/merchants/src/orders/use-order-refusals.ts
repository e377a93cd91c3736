import { useMay } from '@tawseel/api-client';
import { nextStatuses, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useCallback } from 'react';
import { statusKeys } from '../order-columns/order-value-keys.ts';
import { useReversible } from './use-reversible.ts';

/** Why an order cannot be changed: it has ended, as `text` says. Undefined for one that can. */
export function useChangeRefusal(
  text: 'ended' | 'endedForOwner' = 'ended',
): (order: Pick<Order, 'status'>) => string | undefined {
  const { t } = useTranslation('merchants');
  const isReversible = useReversible();
  return useCallback(
    (order) => {
      const { status } = order;
      if (nextStatuses(status).length > 0) return undefined;
      const key = text === 'ended' && isReversible(order) ? 'endedReversible' : text;
      return t(`orders.${key}`, { status: t(statusKeys[status] ?? status) });
    },
    [t, text, isReversible],
  );
}

/** Why the person cannot delete or restore an order; undefined for one that they can. */
export function useRemovalRefusal(): ((order: Pick<Order, 'status'>) => string | undefined) | undefined {
  const reason = useChangeRefusal('endedForOwner');
  return useMay('orders.delete_ended') ? undefined : reason;
}
