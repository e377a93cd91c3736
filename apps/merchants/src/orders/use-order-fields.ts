import { useCan, useMay } from '@tawseel/api-client';
import { order, type Collector } from '@tawseel/api-client/orders';
import { useCollectors } from '@tawseel/api-client/payment-types';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { paymentKeys } from '../order-columns/order-value-keys.ts';

/** The collectors of the usual payment types. */
const usual: Readonly<Record<string, Collector>> = {
  Cash: 'Driver',
  CliQ: 'Company',
  Card: 'Company',
  Prepaid: 'Nobody',
};

interface OrderFields {
  /** The edit of an order shows all fields at once. */
  isEdit?: boolean;
  /** What is known of the phone number. */
  phoneHint?: ReactNode;
}

/** Fields that creation and edit of an order share: all but its key. The phone number comes first, since it fills in the rest. */
export function useOrderFields({ isEdit = false, phoneHint }: OrderFields) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const mayAssign = useMay('orders.status');
  const hasBooks = useCan('books');
  const hasCodes = useCan('intake');
  const hasAreas = useCan('prices');
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
  const rare = { isOptional: true, isRare: !isEdit };
  return [
    field('name_order'),
    field('phone_customer', { section: t('receipt.deliverTo'), hint: phoneHint ?? t('merchants.phoneHint') }),
    field('name_customer'),
    field('city_order'),
    // Without the hint of free choices, so that all fields of a new order fit a screen of 900 px.
    ...(hasAreas ? [field('area_order', { isOptional: true, within: 'city_order', hint: '' })] : []),
    field('address_order', { isWide: !isEdit && (!hasAreas || 'beside') }),
    field('total_price', { section: t('orders.sections.delivery') }),
    field('type_payment', { kind: 'select', options }),
    field('date_order_delivery_customer'),
    ...(hasCodes
      ? [
          field('pieces', rare),
          field('parcel_code', {
            ...rare,
            ...(!isEdit && { kind: 'id', autoComplete: 'off' }),
            hint: t(isEdit ? 'orders.codeHint' : 'orders.stickerHint'),
          }),
        ]
      : []),
    ...(mayAssign ? [field('driver_id', { isOptional: true, placeholder: t('orders.noDriver') })] : []),
    field('note', { kind: 'textarea', ...rare, isRare: !isEdit && hasCodes }),
  ];
}
