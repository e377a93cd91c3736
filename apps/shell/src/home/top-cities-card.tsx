import type { CityOrders } from '@tawseel/api-client/dashboard';
import { useTranslation } from '@tawseel/i18n';
import { Card, EmptyState, Skeleton } from '@tawseel/ui';
import { Chart } from '@tawseel/ui/chart';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** As high as the chart, so that nothing moves when it comes. */
const Place = styled.div`
  display: grid;
  align-items: center;
  block-size: 400px;
`;

interface TopCitiesCardProps {
  /** `undefined` while they are on their way, null where they could not be had. */
  cities: readonly CityOrders[] | null | undefined;
}

/** The cities with the most orders, as bars. */
export function TopCitiesCard({ cities }: TopCitiesCardProps) {
  const { t } = useTranslation('shell');
  const { categories, series } = useMemo(
    () => ({
      categories: (cities ?? []).map(({ city_order: name }) => ({ name })),
      series: [
        {
          name: t('dashboard.orders'),
          kind: 'bar' as const,
          tone: 'accent' as const,
          values: (cities ?? []).map(({ total_orders: orders }) => orders),
        },
      ],
    }),
    [cities, t],
  );
  const content = () => {
    if (cities === undefined) return <Skeleton $width="100%" $height="100%" />;
    if (categories.length === 0) return <EmptyState text={t('dashboard.noOrders')} />;
    return (
      <Chart
        label={t('dashboard.topCities')}
        categoryLabel={t('dashboard.city')}
        categories={categories}
        series={series}
      />
    );
  };
  return (
    <Card title={t('dashboard.topCities')}>
      <Place>{content()}</Place>
    </Card>
  );
}
