import { usePages } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { city } from '@tawseel/api-client/cities';
import { merchant, merchantsByName } from '@tawseel/api-client/merchants';
import { useMemo } from 'react';
import type { PriceReference } from './price-row.ts';

const limit = 1000;

/** The merchants and cities that a file names; undefined until they are loaded. */
export function usePriceReference() {
  const cities = usePages(city, { sort: 'city', limit });
  const merchants = usePages(merchant, { sort: 'merchant_id', limit });
  const hasCities = useAllRows(cities);
  const hasMerchants = useAllRows(merchants);
  const reference = useMemo(
    (): PriceReference => ({ cities: cities.rows, merchants: merchantsByName(merchants.rows) }),
    [cities.rows, merchants.rows],
  );
  const error = cities.error ?? merchants.error;
  const retry = () => {
    cities.retry();
    merchants.retry();
  };
  return { reference: hasCities && hasMerchants ? reference : undefined, error, retry };
}
