import { orderStatuses, orderTransitions } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';

/** Statuses of orders that have not ended. */
export const openStatuses = orderStatuses.filter((status) => orderTransitions[status].length > 0);

const messages = {
  city_order: 'cityHasOrders',
  merchant_id: 'merchantHasOrders',
  driver_id: 'driverHasOrders',
} as const;

/**
 * Refuses to delete rows that open orders need. The caller has locked the row; creating or moving an order
 * locks it too, so that no order is missed.
 *
 * @throws ApiError `in_use` with the number of open orders
 */
export async function refuseOpenOrders(
  tx: Tx,
  companyId: string,
  column: keyof typeof messages,
  value: string,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
    where company_id = ${companyId} and ${sql.id(column)} = ${value} and status = any(${openStatuses})`.execute(
    tx,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new ApiError('in_use', { message: messages[column], values: { count } });
}
