import type { Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import type { Column } from '@tawseel/ui';
import { useMemo } from 'react';
import { useOrderWords } from '../order-words/order-words.ts';

const isSortable = true;

/** Columns of an order, by name; the lists of orders and of deleted orders arrange them differently. */
export function useOrderColumns() {
  const { t } = useTranslation('merchants');
  const words = useOrderWords();
  return useMemo(
    () =>
      ({
        id: { key: 'merchant_order_id', header: t('orders.id'), kind: 'id', isPrimary: true, isSortable },
        name: { key: 'name_order', header: t('orders.name'), isSortable },
        merchant: { key: 'merchant_id', header: t('orders.merchant'), kind: 'id', isSortable },
        shop: { key: 'name_shop', header: t('orders.shop'), isSortable },
        city: { key: 'city_order', header: t('orders.city'), isSortable },
        address: { key: 'address_order', header: t('orders.address'), isSortable },
        customer: { key: 'name_customer', header: t('orders.customer'), isSortable },
        phone: { key: 'phone_customer', header: t('orders.phone'), kind: 'phone', isSortable },
        status: {
          key: 'status',
          header: t('orders.status'),
          kind: 'status',
          statuses: words.statuses,
          isSortable,
        },
        driver: { key: 'driver_id', header: t('orders.driver'), kind: 'id', isSortable },
        total: { key: 'total_price', header: t('orders.total'), kind: 'money', hasUnit: true, isSortable },
        payment: { key: 'type_payment', header: t('orders.payment'), value: words.payment, isSortable },
        start: { key: 'date_order_start', header: t('orders.start'), kind: 'date', isSortable },
        due: { key: 'date_order_delivery_customer', header: t('orders.due'), kind: 'date', isSortable },
        end: { key: 'date_order_delivery_customer_end', header: t('orders.end'), kind: 'date', isSortable },
      }) as const satisfies Record<string, Column<Order>>,
    [t, words],
  );
}
