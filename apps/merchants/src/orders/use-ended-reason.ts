import { nextStatuses, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useCallback } from 'react';
import { statusKeys } from '../order-columns/order-value-keys.ts';

/** Why an order cannot be changed: it has ended. Undefined for one that can. */
export function useEndedReason(): (order: Order) => string | undefined {
  const { t } = useTranslation('merchants');
  return useCallback(
    ({ status }) =>
      nextStatuses(status).length > 0
        ? undefined
        : t('orders.ended', { status: t(statusKeys[status] ?? status) }),
    [t],
  );
}
