import { useCan, usePages } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { city } from '@tawseel/api-client/cities';
import { merchant, merchantsByName } from '@tawseel/api-client/merchants';
import { area } from '@tawseel/api-client/prices';
import { useMemo } from 'react';
import type { Reference } from './draft.ts';

const limit = 1000;

/** Names of areas by their city. */
function areasOf(rows: readonly { city: string; area: string }[]) {
  const areas = new Map<string, string[]>();
  for (const row of rows) areas.set(row.city, [...(areas.get(row.city) ?? []), row.area]);
  return areas;
}

/** The cities, areas and merchants that rows are checked against; undefined until they are loaded. */
export function useReference() {
  const cities = usePages(city, { sort: 'city', limit });
  const merchants = usePages(merchant, { sort: 'merchant_id', limit });
  const hasPrices = useCan('prices');
  const areas = usePages(area, { sort: 'area', limit }, hasPrices);
  const hasCities = useAllRows(cities);
  const hasMerchants = useAllRows(merchants);
  const hasAreas = useAllRows(areas) || !hasPrices;
  const isLoaded = hasCities && hasMerchants && hasAreas;
  const reference = useMemo(
    (): Reference => ({
      cities: [...new Set(cities.rows.map((row) => row.city))],
      areas: areasOf(areas.rows),
      merchants: merchantsByName(merchants.rows),
      inactive: new Set(
        merchants.rows.flatMap(({ merchant_id: id, status }) => (status === 'InActive' ? id : [])),
      ),
    }),
    [cities.rows, areas.rows, merchants.rows],
  );
  const error = cities.error ?? areas.error ?? merchants.error;
  const retry = () => {
    cities.retry();
    if (hasPrices) areas.retry();
    merchants.retry();
  };
  return { reference: isLoaded ? reference : undefined, error, retry };
}
