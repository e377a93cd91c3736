import { useCan, useMay } from '@tawseel/api-client';
import { order, type Collector } from '@tawseel/api-client/orders';
import { useCollectors } from '@tawseel/api-client/payment-types';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { paymentKeys } from '../order-columns/order-value-keys.ts';

/** The collectors of the usual payment types. */
const usual: Readonly<Record<string, Collector>> = {
  Cash: 'Driver',
  CliQ: 'Company',
  Card: 'Company',
  Prepaid: 'Nobody',
};

/** Fields that creation and edit of an order share: all but its key. */
export function useOrderFields(isEdit: boolean) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const mayAssign = useMay('orders.status');
  const hasBooks = useCan('books');
  const hasCodes = useCan('intake');
  const decided = useCollectors(Object.keys(paymentKeys));
  // Servers without books take an order of any other type as paid to the company.
  const types = Object.entries(paymentKeys).filter(([type]) => hasBooks || type !== 'Prepaid');
  const options = types.map(([value, key]) => {
    const collector = decided?.get(value) ?? usual[value];
    return {
      value,
      label: hasBooks && collector ? `${t(key)} (${t(`orders.collector.${collector}`)})` : t(key),
    };
  });
  return [
    field('name_order'),
    field('name_customer', { section: t('receipt.deliverTo') }),
    field('phone_customer', { hint: t('merchants.phoneHint') }),
    field('city_order'),
    field('address_order', { isWide: !isEdit }),
    field('total_price', { section: t('orders.sections.delivery') }),
    field('type_payment', { kind: 'select', options }),
    field('date_order_delivery_customer'),
    ...(isEdit && hasCodes
      ? [
          field('pieces', { isOptional: true }),
          field('parcel_code', { isOptional: true, hint: t('orders.codeHint') }),
        ]
      : []),
    ...(mayAssign ? [field('driver_id', { isOptional: true, placeholder: t('orders.noDriver') })] : []),
    field('note', { kind: 'textarea', isOptional: true }),
  ];
}
