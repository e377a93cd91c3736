import type { Order } from '@tawseel/api-client/orders';
import { PageLink, useDetails } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, Money, Tag, type Detail } from '@tawseel/ui';
import { statusLooks, useOrderWords } from '../order-words/order-words.ts';

/** The lines of an order's details dialog, with those of other features. */
export function useOrderDetails(): (order: Order) => Detail[] {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const words = useOrderWords();
  const extended = useDetails('orders.details');
  const id = (value: string | null) => (value ? <Ltr>{value}</Ltr> : null);
  const moment = (value: string | null) => <bdi>{format.dateTime(value) || '—'}</bdi>;
  return (order) => [
    { label: t('orders.id'), value: id(order.merchant_order_id) },
    {
      label: t('orders.status'),
      value: <Tag tone={statusLooks[order.status].tone}>{t(statusLooks[order.status].word)}</Tag>,
    },
    { label: t('orders.name'), value: order.name_order },
    { label: t('orders.merchant'), value: id(order.merchant_id) },
    { label: t('orders.shop'), value: order.name_shop },
    {
      label: t('orders.driver'),
      value: order.driver_id && (
        <PageLink isName page="drivers" search={order.driver_id}>
          {id(order.driver_id)}
        </PageLink>
      ),
    },
    { label: t('orders.customer'), value: order.name_customer },
    { label: t('orders.phone'), value: id(order.phone_customer) },
    { label: t('orders.city'), value: order.city_order },
    { label: t('orders.address'), value: order.address_order },
    { label: t('orders.total'), value: <Money value={order.total_price} /> },
    { label: t('orders.payment'), value: words.payment(order) },
    { label: t('orders.start'), value: moment(order.date_order_start) },
    { label: t('orders.due'), value: <Ltr>{format.day(order.date_order_delivery_customer)}</Ltr> },
    { label: t('orders.end'), value: moment(order.date_order_delivery_customer_end) },
    ...extended({ order }),
  ];
}
