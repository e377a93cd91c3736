import { labelKey } from '@tawseel/api-client';
import { useCities } from '@tawseel/api-client/cities';
import { useMerchants } from '@tawseel/api-client/merchants';
import { order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money } from '@tawseel/ui';

/** The shop of a merchant. */
function Shop({ merchantId }: { merchantId: string }) {
  const { rows } = useMerchants({ filter: { merchant_id: merchantId }, limit: 1 });
  return rows[0]?.shop_name;
}

/** Delivery price of a city. */
function DeliveryPrice({ city }: { city: string }) {
  const { rows } = useCities({ filter: { city }, limit: 1 });
  return rows[0] && <Money value={rows[0].delivery_price} />;
}

/** Merchant, price of the city and total of the order that is being created. */
export function OrderSummary({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('merchants');
  const { merchant_id: merchant, city_order: city, total_price: total } = values;
  const isSet = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return (
    <>
      <strong>{t('orders.summary')}</strong>
      <Details
        items={[
          {
            label: t(labelKey('merchants', order, 'merchant_id')),
            value: isSet(merchant) ? <Shop key={merchant} merchantId={merchant} /> : undefined,
          },
          {
            label: t('orders.deliveryPrice'),
            value: isSet(city) && <DeliveryPrice key={city} city={city} />,
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
