import { useFormField } from '@tawseel/api-client';
import { useCityChoices } from '@tawseel/api-client/cities';
import { useDriverChoices } from '@tawseel/api-client/drivers';
import { order, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { driverOptions, driverOptionsOf } from './driver-options.ts';

/** Fields that creation and edit of an order share: all but its key. A present driver comes first among the drivers. */
export function useOrderFields(present?: Order) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const cities = useCityChoices();
  const drivers = useDriverChoices();
  const driver = present?.driver_id;
  return [
    field('name_order', { isWide: !present }),
    field('name_customer'),
    field('phone_customer', { hint: t('merchants.phoneHint') }),
    field('city_order', {
      kind: 'select',
      options: cities.rows.map(({ city }) => ({ value: city, label: city })),
      hint: cities.error?.message,
    }),
    field('address_order'),
    field('total_price'),
    field('type_payment', { kind: 'select' }),
    field('date_order_delivery_customer'),
    field('driver_id', {
      kind: 'select',
      isOptional: true,
      placeholder: t('orders.noDriver'),
      options: driver ? driverOptionsOf(driver, drivers, t) : driverOptions(drivers.rows),
      hint: drivers.error?.message,
    }),
    field('note', { kind: 'textarea', isOptional: true, isWide: true }),
  ];
}
