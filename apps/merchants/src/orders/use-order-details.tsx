import type { Order } from '@tawseel/api-client/orders';
import { useDetails } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Button, useRowDetails, type Detail } from '@tawseel/ui';
import { orderDetails, reasonDetails } from '../order-columns/order-columns.tsx';
import { useChangeRefusal } from './use-order-refusals.ts';
import { useReversible } from './use-reversible.ts';

/** The lines of an order's details dialog, with those of other features; `reverse` opens the reversal of its end. */
export function useOrderDetails(reverse: (order: Order) => void): (order: Order) => Detail[] {
  const { t } = useTranslation('merchants');
  const own = useRowDetails(orderDetails);
  const reasons = useRowDetails(reasonDetails);
  const extended = useDetails('orders.details');
  const changeRefusal = useChangeRefusal();
  const isReversible = useReversible();
  const reversal = (order: Order): Detail => ({
    label: t('orders.reverse.action'),
    value: (
      <>
        {changeRefusal(order)}{' '}
        <Button size="small" aria-haspopup="dialog" onClick={() => reverse(order)}>
          {t('orders.reverse.action')}
        </Button>
      </>
    ),
  });
  return (order) => [
    ...own(order),
    ...(order.end_reason ? reasons(order) : []),
    ...(isReversible(order) ? [reversal(order)] : []),
    ...extended({ order }),
  ];
}
