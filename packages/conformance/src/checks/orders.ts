import { expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { lists } from '../contract/lists.ts';
import { expectNoRow, expectRow } from '../run/rows.ts';

/** The key of an order. */
export interface OrderKey {
  merchant_order_id: string;
  merchant_id: string;
}

/**
 * Deletes an order.
 *
 * @param order an order that may be deleted, which the contract has no call to undo
 */
export async function checkOrders({ send, report }: Context, order?: OrderKey): Promise<void> {
  const call = 'DELETE /DC/DeleteOrders/{merchant_order_id}/{merchant_id}';
  const behaviour = 'moves an order to the deleted orders';
  if (!order) return report.skip(call, behaviour, 'it cannot be undone: name an order with --delete-order');
  const path = [order.merchant_order_id, order.merchant_id].map(encodeURIComponent).join('/');
  await report.check(call, behaviour, async () => {
    await expectRow(send, lists.orders, { ...order });
    await expectSuccess(send('DELETE', `/DC/DeleteOrders/${path}`));
    await expectNoRow(send, lists.orders, { ...order });
    await expectRow(send, lists.deletedOrders, { ...order });
  });
}
