import type { City } from '@tawseel/api-client/cities';
import { useDeletionBlockers } from '@tawseel/api-client/deletion-blockers';
import { PageLink } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';

/** Reads what keeps a city from deletion, with the page that settles it. */
export function useCityBlockers() {
  const { t } = useTranslation('fleet');
  const read = useDeletionBlockers('fleet', 'city');
  return (
    read &&
    (({ city, country }: City) =>
      read(city, t('cities.blocked', { city, country }), {
        open_orders: () => (
          <PageLink page="orders" filter={{ city_order: city, status: 'open' }}>
            {t('blockers.showOrders')}
          </PageLink>
        ),
      }))
  );
}
