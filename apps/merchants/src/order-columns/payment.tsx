import { nextStatuses, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';
import { paymentKeys } from './order-value-keys.ts';

/** Whether somebody must decide who collects the price of an order before its delivery. */
export function isUndecided({ collector, status }: Pick<Order, 'collector' | 'status'>): boolean {
  return collector === 'Undecided' && nextStatuses(status).length > 0;
}

/** The payment type of an order, marked while nobody has decided who collects. */
export function Payment({ order }: { order: Pick<Order, 'collector' | 'status' | 'type_payment'> }) {
  const { t } = useTranslation('merchants');
  const { type_payment: type } = order;
  const key = paymentKeys[type];
  return (
    <>
      <bdi>{key === undefined ? type || '—' : t(key)}</bdi>
      {isUndecided(order) && (
        <>
          {' '}
          <Tag tone="attention">{t('orders.decide.mark')}</Tag>
        </>
      )}
    </>
  );
}
