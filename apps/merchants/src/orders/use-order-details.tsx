import { useMay } from '@tawseel/api-client';
import { order as entity, type Order } from '@tawseel/api-client/orders';
import { useDetails } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Button, useRowDetails, useSeen, type Detail } from '@tawseel/ui';
import {
  attemptDetails,
  collectorDetails,
  orderDetails,
  parcelDetails,
  quoteDetails,
  reasonDetails,
} from '../order-columns/order-columns.tsx';
import { isUndecided } from '../order-columns/payment.tsx';
import { useChangeRefusal } from './use-order-refusals.ts';
import { useReversible } from './use-reversible.ts';

interface OrderDialogOpeners {
  /** Opens the reversal of an order's end. */
  reverse: (order: Order) => void;
  /** Opens the decision on who collects. */
  decide: (order: Order) => void;
}

/** The lines of an order's details dialog, with those of other features. */
export function useOrderDetails({ reverse, decide }: OrderDialogOpeners): (order: Order) => Detail[] {
  const { t } = useTranslation('merchants');
  const own = useRowDetails(orderDetails);
  const parcel = useRowDetails(useSeen(entity, parcelDetails));
  const quote = useRowDetails(useSeen(entity, quoteDetails));
  const attempt = useRowDetails(attemptDetails);
  const reasons = useRowDetails(reasonDetails);
  const collector = useRowDetails(collectorDetails);
  const mayDecide = useMay('payments.decide');
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
  const quoted = (order: Order): Detail[] => {
    const [area, fee, ...others] = quote(order);
    if (!area || !fee) return [];
    if (order.fee_quote !== null) return [area, fee, ...others];
    return [area, { label: fee.label, value: t('quotes.none') }];
  };
  const decision = (order: Order): Detail[] =>
    collector(order).map(({ label, value }) => ({
      label,
      value: (
        <>
          {value}{' '}
          {mayDecide && (
            <Button size="small" aria-haspopup="dialog" onClick={() => decide(order)}>
              {t('orders.decide.action')}
            </Button>
          )}
        </>
      ),
    }));
  return (order) => [
    ...own(order),
    ...parcel(order),
    ...quoted(order),
    ...(order.next_attempt_on ? attempt(order) : []),
    ...(isUndecided(order) ? decision(order) : order.collector ? collector(order) : []),
    ...(order.end_reason ? reasons(order) : []),
    ...(isReversible(order) ? [reversal(order)] : []),
    ...extended({ order }),
  ];
}
