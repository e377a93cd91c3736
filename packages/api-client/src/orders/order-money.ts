import { readRow, useApiQuery } from '@tawseel/api-client';
import { filterLimit } from '../wire/limits.ts';
import { writeOrderKey, type OrderKey } from './order-key.ts';
import { orderMoneyCall } from './order-money-call.ts';
import { orderMoney } from './order-money.entity.ts';

export type { OrderMoney } from './order-money.entity.ts';

/** Largest number of orders whose posted money one call sums up. */
export const orderMoneyAtMost = filterLimit.key;

/** Sums of what orders posted to balances when they ended: amounts that stay when the orders are deleted. */
export function useOrderMoney(orders: readonly OrderKey[]) {
  return useApiQuery({
    name: 'orders-money',
    reads: ['order', 'ledger_entry'],
    call: orderMoneyCall,
    body: { keys: orders.map(writeOrderKey) },
    read: ({ data }) => readRow(orderMoney, data),
  });
}
