import { useAnswer } from '@tawseel/api-client';
import { filterLimit } from '../schema/list.schema.ts';
import { writeOrderKey, type OrderKey } from './order-key.ts';
import { orderMoney } from './order-money.schema.ts';

/** Orders whose posted money one call may sum up. */
export const orderMoneyAtMost = filterLimit.key;

/** What orders posted to balances when they ended: amounts that stay when the orders are deleted. */
export function useOrderMoney(orders: readonly OrderKey[]) {
  return useAnswer({
    name: 'orders-money',
    call: { method: 'POST', path: '/DC/DisplayOrdersMoney', reads: true },
    body: { keys: orders.map(writeOrderKey) },
    read: ({ data }) => orderMoney.parse(data),
  });
}
