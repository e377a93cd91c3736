import { useDriverChoices } from '@tawseel/api-client/drivers';
import {
  orderStatusUpdate,
  orderTransitions,
  useOrderStatusUpdate,
  type Order,
  type OrderStatusUpdate,
} from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { driverOptions } from './driver-options.ts';
import { statusLooks, useOrderWords } from './order-words.ts';

const canMove = ({ status }: Order) => orderTransitions[status].length > 0;

/** How an order is moved on: to a status its own one leads to, by a driver where none has it yet. */
export function useOrderStatusEdit() {
  const { t } = useTranslation('merchants');
  const { statusOptions } = useOrderWords();
  const drivers = useDriverChoices();
  const update = useOrderStatusUpdate();
  return {
    label: t('orders.move'),
    title: ({ merchant_order_id: id }: Order) => t('orders.moveOne', { id }),
    isPossible: canMove,
    schema: orderStatusUpdate,
    fields: ({ status }: Order) => [
      { kind: 'readOnly' as const, label: t('orders.statusNow'), value: t(statusLooks[status].word) },
      {
        name: 'status' as const,
        kind: 'select' as const,
        label: t('orders.statusNext'),
        options: statusOptions(orderTransitions[status]),
      },
      {
        name: 'driver_id' as const,
        kind: 'select' as const,
        label: t('orders.driver'),
        hint: t('orders.driverHint'),
        placeholder: t('orders.noDriver'),
        options: driverOptions(drivers.rows),
      },
    ],
    defaults: ({ merchant_order_id, merchant_id, driver_id }: Order) => ({
      merchant_order_id,
      merchant_id,
      driver_id: driver_id ?? '',
    }),
    save: (values: OrderStatusUpdate) => update(values),
    done: t('orders.updated'),
  };
}
