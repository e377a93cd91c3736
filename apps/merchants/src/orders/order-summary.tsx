import { labelKey, useList } from '@tawseel/api-client';
import { city } from '@tawseel/api-client/cities';
import { merchant } from '@tawseel/api-client/merchants';
import { order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money } from '@tawseel/ui';

/** The shop of a merchant. */
function Shop({ merchantId }: { merchantId: string }) {
  const { rows } = useList(merchant, { filter: { merchant_id: merchantId }, limit: 1 });
  return rows[0]?.shop_name;
}

/** Delivery price of a city. */
function DeliveryPrice({ cityName }: { cityName: string }) {
  const { rows } = useList(city, { filter: { city: cityName }, limit: 1 });
  return rows[0] && <Money value={rows[0].delivery_price} />;
}

/** Merchant, price of the city and total of the order that is being created. */
export function OrderSummary({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('merchants');
  const { merchant_id: merchantId, city_order: cityName, total_price: total } = values;
  const isSet = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return (
    <>
      <strong>{t('orders.summary')}</strong>
      <Details
        items={[
          {
            label: t(labelKey('merchants', order, 'merchant_id')),
            value: isSet(merchantId) ? <Shop key={merchantId} merchantId={merchantId} /> : undefined,
          },
          {
            label: t('orders.deliveryPrice'),
            value: isSet(cityName) && <DeliveryPrice key={cityName} cityName={cityName} />,
          },
          {
            label: t(labelKey('merchants', order, 'total_price')),
            value: Number.isFinite(total) ? <Money value={total} /> : undefined,
          },
        ]}
      />
    </>
  );
}
