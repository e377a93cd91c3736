import type { OrderKey, OrderStatusUpdate } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

type EndReason = NonNullable<OrderStatusUpdate['end_reason']>;

/** Reasons of orders' ends by usual reasons of failed attempts. */
const endReasons: Readonly<Record<string, EndReason>> = {
  'no-answer': 'Customer unreachable',
  'phone-off': 'Customer unreachable',
  'not-home': 'Customer unreachable',
  'wrong-phone': 'Customer unreachable',
  'wrong-address': 'Wrong address',
  postponed: 'Customer postponed',
  refused: 'Customer refused',
  'no-money': 'Customer refused',
  price: 'Customer refused',
  damaged: 'Damaged',
};

/** Why an order returns, by its last failed attempt; empty without one. */
export async function endReasonOf(tx: Tx, companyId: string, order: OrderKey): Promise<EndReason> {
  const { rows } = await sql<{ reason_id: string }>`select reason_id from attempts
    where company_id = ${companyId} and merchant_order_id = ${order.merchant_order_id} and merchant_id = ${order.merchant_id}
      and outcome = 'Failed' order by n desc limit 1`.execute(tx);
  return rows[0] ? (endReasons[rows[0].reason_id] ?? 'Other') : '';
}
