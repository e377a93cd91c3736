import { usePages } from '@tawseel/api-client';
import type { Merchant } from '@tawseel/api-client/merchants';
import { price } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence, Skeleton } from '@tawseel/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { presentDay } from './days.ts';

/** Prices that the line names; the rest are counted. */
const most = 5;

/** The present prices of a merchant alone, with a link to all of its prices. */
export function MerchantPrices({ merchant: { merchant_id } }: { merchant: Merchant }) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const [today] = useState(presentDay);
  const view = { filter: { merchant_id, from_day: { to: today } }, sort: '-from_day', limit: 200 };
  const { rows, isSettled, error } = usePages(price, view);
  if (error) return '—';
  if (!isSettled) return <Skeleton />;
  const present = rows.filter(({ to_day: to }) => to === null || to >= today);
  const rest = present.length - most;
  const texts = present.slice(0, most).map(({ city, area, delivery_price, return_price }) =>
    t('prices.ofMerchant.city', {
      place: area ?? city,
      delivery: format.amount(delivery_price),
      returned: format.amount(return_price),
    }),
  );
  if (rest > 0) texts.push(t('prices.ofMerchant.more', { count: rest, number: format.number(rest) }));
  return (
    <>
      <Sentence text={present.length > 0 ? texts.join(' · ') : t('prices.ofMerchant.none')} /> ·{' '}
      <Link to={`/prices?merchant=${encodeURIComponent(merchant_id)}`}>{t('prices.ofMerchant.show')}</Link>
    </>
  );
}
