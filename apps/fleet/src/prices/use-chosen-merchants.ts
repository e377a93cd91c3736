import { usePages } from '@tawseel/api-client';
import { merchant } from '@tawseel/api-client/merchants';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Columns of merchants that a wide screen has room for. */
const most = 6;
const name = 'merchant';

/** The merchants whose prices have columns of their own. They are kept in the address. */
export function useChosenMerchants() {
  const [params, setParams] = useSearchParams();
  const ids = useMemo(() => [...new Set(params.getAll(name))].slice(0, most), [params]);
  const set = (next: readonly string[]) => setParams(next.map((id): [string, string] => [name, id]));
  return {
    ids,
    isFull: ids.length >= most,
    add: (id: string) => set([...ids, id]),
    remove: (id: string) => set(ids.filter((other) => other !== id)),
  };
}

/** Returns a function that names merchants by their shops; by their ids until these are loaded. */
export function useMerchantNames(ids: readonly string[]): (id: string) => string {
  const { rows } = usePages(merchant, { filter: { merchant_id: [...ids] }, limit: 20 }, ids.length > 0);
  const names = new Map(rows.map((row) => [row.merchant_id, row.shop_name]));
  return (id) => names.get(id) ?? id;
}
