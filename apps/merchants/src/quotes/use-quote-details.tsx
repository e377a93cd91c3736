import { useQuotes } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money, Sentence, type Detail } from '@tawseel/ui';
import { useSettled } from './use-settled.ts';

interface QuotedOrder {
  merchantId: string;
  city: string;
  area: string;
}

/** What an order would cost, before it is saved; nothing while a merchant or a known city is missing. */
export function useQuoteDetails({ merchantId, city, area }: QuotedOrder): Detail[] {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const settled = useSettled(area);
  const isWanted = merchantId !== '' && city !== '';
  const { value } = useQuotes(isWanted ? [{ merchant_id: merchantId, city, area: settled }] : []);
  const quote = value?.[0];
  if (!quote || !isWanted) return [];
  const { delivery_price, return_price, second_attempt_price, cod_percent, source } = quote;
  return [
    { label: t('orders.deliveryPrice'), value: <Money value={delivery_price} /> },
    { label: t('quotes.return'), value: <Money value={return_price} /> },
    ...(second_attempt_price === null
      ? []
      : [{ label: t('quotes.secondAttempt'), value: <Money value={second_attempt_price} /> }]),
    ...(cod_percent === null
      ? []
      : [{ label: t('quotes.codPercent'), value: <bdi>{`${format.number(cod_percent)}%`}</bdi> }]),
    {
      label: t('quotes.from'),
      value: <Sentence text={t(`quotes.source.${source}`, { city, area: settled })} />,
    },
  ];
}
