import { useCityChoices } from '@tawseel/api-client/cities';
import { useDriverChoices } from '@tawseel/api-client/drivers';
import { useMerchantChoices } from '@tawseel/api-client/merchants';
import { orderCreation, useOrderCreation } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { driverOptions } from './driver-options.ts';
import { useOrderWords } from '../order-words/order-words.ts';

/** Creates an order from a merchant to one of the company's cities. */
export function OrderCreation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('merchants');
  const { paymentOptions } = useOrderWords();
  const toast = useToast();
  const merchants = useMerchantChoices();
  const cities = useCityChoices();
  const drivers = useDriverChoices();
  const create = useOrderCreation();
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
        { name: 'merchant_order_id', kind: 'id', label: t('orders.id') },
        {
          name: 'merchant_id',
          kind: 'select',
          label: t('orders.merchant'),
          options: merchantOptions,
          hint: merchants.error?.message,
        },
        { name: 'name_order', kind: 'text', label: t('orders.name'), isWide: true },
        { name: 'name_customer', kind: 'text', label: t('orders.customer') },
        { name: 'phone_customer', kind: 'phone', label: t('orders.phone'), hint: t('merchants.phoneHint') },
        {
          name: 'city_order',
          kind: 'select',
          label: t('orders.city'),
          options: cities.rows.map(({ city }) => ({ value: city, label: city })),
          hint: cities.error?.message,
        },
        { name: 'address_order', kind: 'text', label: t('orders.address') },
        { name: 'total_price', kind: 'money', label: t('orders.total') },
        { name: 'type_payment', kind: 'select', label: t('orders.payment'), options: paymentOptions },
        { name: 'date_order_delivery_customer', kind: 'date', label: t('orders.due') },
        {
          name: 'driver_id',
          kind: 'select',
          label: t('orders.driver'),
          isOptional: true,
          placeholder: t('orders.noDriver'),
          options: driverOptions(drivers.rows),
          hint: drivers.error?.message,
        },
      ]}
      onSubmit={create}
      onSuccess={() => toast.success(t('orders.created'))}
      onClose={onClose}
    />
  );
}
