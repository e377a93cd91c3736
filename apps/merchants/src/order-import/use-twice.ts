import { usePages } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { order } from '@tawseel/api-client/orders';
import { companyTime } from '@tawseel/i18n';
import { useMemo, useState } from 'react';
import type { DraftRow } from './draft.ts';

const days = 3;
const dayMs = 24 * 60 * 60 * 1000;

const keyOf = (phone = '', price: string | number = '') =>
  phone === '' || price === '' ? undefined : `${phone} ${Number(price)}`;

function keyOfRow({ cells }: DraftRow) {
  return keyOf(cells.phone_customer, cells.total_price);
}

/**
 * Tells which rows may be an order that exists: another row, or an order of the merchant of the last days, has the same phone
 * number and price. Without a merchant, the orders of all merchants count. While rows are added (`isPaused`) the orders are not
 * requested again after each part.
 */
export function useTwice(
  rows: readonly DraftRow[],
  merchantId: string,
  isPaused: boolean,
): (row: DraftRow) => boolean {
  const [from] = useState(() => companyTime(Date.now() - days * dayMs).slice(0, 10));
  const filter = { date_order_start: { from }, ...(merchantId && { merchant_id: merchantId }) };
  const recent = usePages(order, { filter, limit: 1000 }, !isPaused);
  useAllRows(recent);
  const twice = useMemo(() => {
    const seen = new Set(recent.rows.map((row) => keyOf(row.phone_customer, row.total_price)));
    const found = new Set<string | undefined>();
    for (const row of rows) {
      const key = keyOfRow(row);
      if (row.orderId !== undefined || key === undefined) continue;
      if (seen.has(key)) found.add(key);
      seen.add(key);
    }
    return found;
  }, [rows, recent.rows]);
  return (row) => twice.has(keyOfRow(row));
}
