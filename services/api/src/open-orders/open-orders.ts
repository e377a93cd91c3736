import { openStatuses } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';

const messages = {
  city_order: 'cityHasOrders',
  merchant_id: 'merchantHasOrders',
  driver_id: 'driverHasOrders',
} as const;

type Column = keyof typeof messages;

/** Number of the open orders of a merchant, a driver or a city. */
export async function countOpenOrders(
  tx: Tx,
  companyId: string,
  column: Column,
  value: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders
    where company_id = ${companyId} and ${sql.id(column)} = ${value} and status = any(${openStatuses})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Refuses to delete rows that open orders need. The caller has locked the row; creating or moving an order
 * locks it too, so that no order is missed.
 *
 * @throws ApiError `in_use` with the number of open orders
 */
export function refuseOpenOrders(column: Column, count: number): void {
  if (count > 0) throw new ApiError('in_use', { message: messages[column], values: { count } });
}
