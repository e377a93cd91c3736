import { useFormField, useMay } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';

/** Fields that creation and edit of an order share: all but its key. */
export function useOrderFields(isEdit: boolean) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const mayAssign = useMay('orders.status');
  return [
    field('name_order'),
    field('name_customer', { section: t('receipt.deliverTo') }),
    field('phone_customer', { hint: t('merchants.phoneHint') }),
    field('city_order'),
    field('address_order', { isWide: !isEdit }),
    field('total_price', { section: t('orders.sections.delivery') }),
    field('type_payment', { kind: 'select' }),
    field('date_order_delivery_customer'),
    ...(mayAssign ? [field('driver_id', { isOptional: true, placeholder: t('orders.noDriver') })] : []),
    field('note', { kind: 'textarea', isOptional: true }),
  ];
}
