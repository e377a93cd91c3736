import { foldText } from '@tawseel/i18n/text';

/** Merchant ids by what files call merchants: folded ids, shops and names. A name that several merchants have leads to none. */
export function merchantsByName(
  rows: readonly { merchant_id: string; shop_name: string; full_name: string }[],
): ReadonlyMap<string, string | undefined> {
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
