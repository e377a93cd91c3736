import { readOrderKey, type HandoverPosting } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid } from '../errors/api-error.ts';

interface HeldOrder {
  journal_id: number;
  amount: number;
  is_chosen: boolean;
}

/** The orders of a handover, and the sum of all that the driver holds, in fils. */
export interface ChosenOrders {
  journals: number[];
  amount: number;
  held: number;
}

/**
 * Reads the orders that a driver hands over. The driver is locked.
 *
 * @throws ApiError `changed`, which names the other handover, if an order is no longer held
 */
export async function chooseOrders(
  tx: Tx,
  companyId: string,
  { driver_id, orders }: Pick<HandoverPosting, 'driver_id' | 'orders'>,
): Promise<ChosenOrders> {
  const isAll = orders === 'all';
  const keys = (isAll ? [] : [...new Set(orders)]).map((text) => {
    const key = readOrderKey(text);
    if (!key) throw invalid({ orders: 'invalid' });
    return key;
  });
  const numbers = keys.map((key) => key.merchant_order_id);
  const merchants = keys.map((key) => key.merchant_id);
  const named = sql`select * from unnest(${numbers}::text[], ${merchants}::text[])`;
  const { rows } = await sql<HeldOrder>`
    select journal_id, amount, (${isAll} or (merchant_order_id, merchant_id) in (${named})) as is_chosen
    from held_orders where company_id = ${companyId} and driver_id = ${driver_id}`.execute(tx);
  const chosen = rows.filter((row) => row.is_chosen);
  if (!isAll && chosen.length < keys.length) {
    const { rows: others } = await sql<{ number: number; person: string }>`
      select h.handover_id as number, h.person from handovers h join handover_orders l using (company_id, handover_id)
      where h.company_id = ${companyId} and is_live and (merchant_order_id, merchant_id) in (${named})
      order by h.handover_id desc limit 1`.execute(tx);
    throw new ApiError('changed', others[0] ? { message: 'handedOver', values: { ...others[0] } } : {});
  }
  const sum = (of: readonly HeldOrder[]) => of.reduce((total, { amount }) => total + amount, 0);
  return { journals: chosen.map((row) => row.journal_id), amount: sum(chosen), held: sum(rows) };
}
