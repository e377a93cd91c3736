import type { CityOrders } from '@tawseel/api-client/dashboard';
import { pageAddress } from '@tawseel/federation/slots';
import { EmptyState, Skeleton } from '@tawseel/ui';
import { Chart } from '@tawseel/ui/chart';
import { useMemo } from 'react';

interface CityChartProps {
  /** `undefined` while they load, null if they failed. */
  cities: readonly CityOrders[] | null | undefined;
  title: string;
  category: string;
  count: string;
  empty: string;
  isTable: boolean;
}

/** Bar chart of the cities with the most orders. */
export function CityChart({ cities, title, category, count, empty, isTable }: CityChartProps) {
  const { categories, series } = useMemo(
    () => ({
      categories: (cities ?? []).map(({ city_order: name }) => ({ name })),
      series: [
        {
          name: count,
          kind: 'bar' as const,
          tone: 'accent' as const,
          values: (cities ?? []).map(({ total_orders: orders }) => orders),
        },
      ],
    }),
    [cities, count],
  );
  if (cities === undefined) return <Skeleton $width="100%" $height="100%" />;
  if (categories.length === 0) return <EmptyState text={empty} />;
  const linkOf = (at: number) => pageAddress('/orders', { filter: { city_order: categories[at]?.name } });
  return (
    <Chart
      label={title}
      categoryLabel={category}
      categories={categories}
      series={series}
      isTable={isTable}
      linkOf={linkOf}
    />
  );
}
