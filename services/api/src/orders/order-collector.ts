import type { Collector, DecidedCollector, OrderCollectorUpdate } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { presentCollector } from '../payment-types/payment-types.repository.ts';
import { hasEnded, isOrder, lockOrder } from './orders.repository.ts';

interface PaidOrder {
  collector: Collector | null;
  type_payment: string;
}

/**
 * Who collects the price of an order that is delivered.
 *
 * @throws ApiError `payment_undecided` with the wording of its payment type
 */
export async function requireCollector(
  tx: Tx,
  companyId: string,
  { collector: own, type_payment }: PaidOrder,
): Promise<DecidedCollector> {
  const isOpen = own === null || own === 'Undecided';
  const collector = isOpen ? await presentCollector(tx, companyId, type_payment) : own;
  if (collector === 'Undecided')
    throw new ApiError('payment_undecided', { values: { wording: type_payment } });
  return collector;
}

/** Decides who collects the price of one order, which has not ended. */
export async function decideCollector(
  tx: Tx,
  companyId: string,
  { collector, ...order }: OrderCollectorUpdate,
): Promise<void> {
  const { status } = await lockOrder(tx, companyId, order);
  if (hasEnded(status)) throw new ApiError('changed', { message: 'orderEnded', statuses: { status } });
  await sql`update orders set collector = ${collector} where ${isOrder(companyId, order)}`.execute(tx);
}
