import {
  order,
  orderStatusUpdate,
  useOrderStatusUpdate,
  type Order,
  type OrderStatusUpdate,
} from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { icons, useFormField } from '@tawseel/ui';
import { useEndReason } from './use-end-reason.ts';
import { useStatusesFrom } from './use-possible-statuses.ts';
import { useChangeRefusal } from './use-order-refusals.ts';
import { isUndecided } from '../order-columns/payment.tsx';
import { statusKeys } from '../order-columns/order-value-keys.ts';
import { linkTo } from '@tawseel/federation/slots';
import { Link } from 'react-router-dom';

/** Says that an order cannot be delivered yet, and leads to where it is decided. */
function UndecidedHint({ order: { type_payment: wording } }: { order: Order }) {
  const { t } = useTranslation('merchants');
  return (
    <>
      {t('orders.decide.wording', { wording })}{' '}
      <Link to={linkTo('payment-types', { search: wording })} target="_blank">
        {t('orders.decide.action')}
      </Link>
    </>
  );
}

/**
 * Changes an order's status to one that it can become, with a driver if it has none; undefined if the server changes no
 * statuses.
 */
export function useOrderStatusEdit() {
  const { t } = useTranslation('merchants');
  const wordOf = (status: string) => t(statusKeys[status] ?? status);
  const field = useFormField('merchants', order);
  const statusesFrom = useStatusesFrom();
  const reason = useEndReason();
  const changeRefusal = useChangeRefusal();
  const update = useOrderStatusUpdate();
  if (!update) return undefined;
  return {
    label: t('orders.move'),
    quickIcon: icons.exchange,
    title: ({ merchant_order_id: id }: Order) => t('orders.moveOne', { id }),
    refusal: changeRefusal,
    schema: orderStatusUpdate,
    fields: (row: Order) => [
      {
        kind: 'readOnly' as const,
        label: t('orders.statusNow'),
        value: wordOf(row.status),
        hint: changeRefusal(row) ?? (isUndecided(row) && <UndecidedHint order={row} />),
      },
      {
        name: 'status' as const,
        kind: 'select' as const,
        label: t('orders.statusNext'),
        options: statusesFrom(row.status).map((value) => ({ value, label: wordOf(value) })),
      },
      field('driver_id', {
        hint: t('orders.driverHint'),
        isRequired: false,
        placeholder: t(row.driver_id ? 'orders.keepDriver' : 'orders.noDriver'),
      }),
      ...reason.fields,
    ],
    defaults: ({ merchant_order_id, merchant_id, driver_id }: Order) => ({
      merchant_order_id,
      merchant_id,
      driver_id: driver_id ?? '',
    }),
    save: (values: OrderStatusUpdate, _: Order, changed: string[]) => {
      reason.check(values);
      // An unchanged driver is not sent, so that the order keeps its present one.
      return update(changed.includes('driver_id') ? values : { ...values, driver_id: '' });
    },
    done: t('orders.updated'),
  };
}
