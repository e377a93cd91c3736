import { useCan } from '@tawseel/api-client';
import { quoteLimit, useQuotes, type Quote, type QuoteQuery } from '@tawseel/api-client/prices';
import { orderOf } from './check-row.ts';
import { type DraftRow, hasFault, type Mapping, type Reference } from './draft.ts';

/** The part of a row's order that its price depends on. */
function quotedOrder(row: DraftRow, mapping: Mapping, reference: Reference): QuoteQuery['orders'][number] {
  const order = orderOf(row.cells, mapping, reference);
  return {
    merchant_id: 'merchant_id' in order ? String(order.merchant_id) : '',
    city: row.cells.city_order ?? mapping.defaults.city_order ?? '',
    area: row.cells.area_order ?? '',
    total_price: Number(row.cells.total_price),
  };
}

/**
 * The quotes of rows without errors, by row number: of as many as one request takes around the first one that is shown.
 * Undefined if the server keeps no prices.
 */
export function useRowQuotes(
  rows: readonly DraftRow[],
  first: number,
  mapping: Mapping,
  reference: Reference,
): ReadonlyMap<number, Quote | null> | undefined {
  const hasPrices = useCan('prices');
  const start = first - (first % quoteLimit);
  const priced = rows.slice(start, start + quoteLimit).filter((row) => !hasFault(row));
  const { value } = useQuotes(priced.map((row) => quotedOrder(row, mapping, reference)));
  if (!hasPrices) return undefined;
  return new Map(priced.map(({ row }, at) => [row, value?.[at] ?? null]));
}
