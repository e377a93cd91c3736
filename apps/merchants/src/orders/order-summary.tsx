import { labelKey, useCan, useList } from '@tawseel/api-client';
import { city } from '@tawseel/api-client/cities';
import { merchant } from '@tawseel/api-client/merchants';
import { order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { Details, Money } from '@tawseel/ui';
import { useQuoteDetails } from '../quotes/use-quote-details.tsx';

/** The shop of a merchant. */
function Shop({ merchantId }: { merchantId: string }) {
  const { rows } = useList(merchant, { filter: { merchant_id: merchantId }, limit: 1 });
  return rows[0]?.shop_name;
}

/** Delivery price of a city, on a server that has no other. */
function DeliveryPrice({ cityName }: { cityName: string }) {
  const { rows } = useList(city, { filter: { city: cityName }, limit: 1 });
  return rows[0] && <Money value={rows[0].delivery_price} />;
}

/** Merchant, price and total of the order that is being created. */
export function OrderSummary({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation('merchants');
  const { total_price: total } = values;
  const merchantId = asText(values['merchant_id']);
  const cityName = asText(values['city_order']);
  const hasPrices = useCan('prices');
  const quote = useQuoteDetails({
    merchantId: hasPrices ? merchantId : '',
    city: cityName,
    area: asText(values['area_order']),
  });
  const price = {
    label: t('orders.deliveryPrice'),
    value: !hasPrices && cityName && <DeliveryPrice key={cityName} cityName={cityName} />,
  };
  return (
    <>
      <strong>{t('orders.summary')}</strong>
      <Details
        items={[
          {
            label: t(labelKey('merchants', order, 'merchant_id')),
            value: merchantId ? <Shop key={merchantId} merchantId={merchantId} /> : undefined,
          },
          ...(quote.length > 0 ? quote : [price]),
          {
            label: t(labelKey('merchants', order, 'total_price')),
            value: Number.isFinite(total) ? <Money value={total} /> : undefined,
          },
        ]}
      />
    </>
  );
}
