import { useFormField, type Send } from '@tawseel/api-client';
import { useCityChoices } from '@tawseel/api-client/cities';
import { useDriverChoices } from '@tawseel/api-client/drivers';
import { useMerchantChoices } from '@tawseel/api-client/merchants';
import { order, orderCreation, type OrderCreation as Values } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';
import { driverOptions } from './driver-options.ts';

export interface OrderCreationProps {
  create: Send<Values>;
  onClose: () => void;
}

/** Creates an order from a merchant to one of the company's cities. */
export function OrderCreation({ create, onClose }: OrderCreationProps) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const merchants = useMerchantChoices();
  const cities = useCityChoices();
  const drivers = useDriverChoices();
  const merchantOptions = merchants.rows
    .filter(({ status }) => status === 'Active')
    .map(({ merchant_id: value, shop_name: shop }) => ({ value, label: `${shop} (${value})` }));

  return (
    <FormDialog
      title={t('orders.create')}
      schema={orderCreation}
      columns={2}
      submitLabel={t('orders.create')}
      defaults={{ type_payment: 'Cash' }}
      fields={[
        field('merchant_order_id'),
        field('merchant_id', { kind: 'select', options: merchantOptions, hint: merchants.error?.message }),
        field('name_order', { isWide: true }),
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
          options: driverOptions(drivers.rows),
          hint: drivers.error?.message,
        }),
        field('note', { kind: 'textarea', isOptional: true, isWide: true }),
      ]}
      onSubmit={create}
      done={t('orders.created')}
      onClose={onClose}
    />
  );
}
