import { usePages } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { city } from '@tawseel/api-client/cities';
import { merchant } from '@tawseel/api-client/merchants';
import { foldText } from '@tawseel/i18n/text';
import { useMemo } from 'react';
import type { Reference } from './draft.ts';

const limit = 1000;

/** Names that lead to one merchant: its id, its shop and its own name. */
function merchantIds(rows: readonly { merchant_id: string; shop_name: string; full_name: string }[]) {
  const ids = new Map<string, string | undefined>();
  for (const name of ['full_name', 'shop_name', 'merchant_id'] as const)
    for (const row of rows) {
      const folded = foldText(row[name]);
      const other = ids.get(folded);
      const isShared = name !== 'merchant_id' && ids.has(folded) && other !== row.merchant_id;
      ids.set(folded, isShared ? undefined : row.merchant_id);
    }
  return ids;
}

/** The cities and merchants that rows are checked against; undefined until they are loaded. */
export function useReference() {
  const cities = usePages(city, { sort: 'city', limit });
  const merchants = usePages(merchant, { sort: 'merchant_id', limit });
  const hasCities = useAllRows(cities);
  const hasMerchants = useAllRows(merchants);
  const isLoaded = hasCities && hasMerchants;
  const reference = useMemo(
    (): Reference => ({
      cities: [...new Set(cities.rows.map((row) => row.city))],
      merchants: merchantIds(merchants.rows),
      inactive: new Set(
        merchants.rows.flatMap(({ merchant_id: id, status }) => (status === 'InActive' ? id : [])),
      ),
    }),
    [cities.rows, merchants.rows],
  );
  const error = cities.error ?? merchants.error;
  const retry = () => {
    cities.retry();
    merchants.retry();
  };
  return { reference: isLoaded ? reference : undefined, error, retry };
}
