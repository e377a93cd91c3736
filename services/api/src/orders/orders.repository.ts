import { order, orderTransitions, type FieldValues, type OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { refuseDeletedHolders } from '../books/deleted-holders.ts';
import { notFound } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { collectorOf } from '../payment-types/payment-types.repository.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';

/** Every column of an order: deletion and restoration move all of them. */
const columns = sql.join(['company_id', ...Object.keys(order.fields)].map((name) => sql.id(name)));

/** The condition that a row is that of an order. */
export function isOrder(companyId: string, { merchant_order_id, merchant_id }: OrderKey) {
  return sql<boolean>`company_id = ${companyId} and merchant_order_id = ${merchant_order_id} and merchant_id = ${merchant_id}`;
}

/**
 * Locks an order until the transaction ends. Returns the values that decide whether it may change.
 *
 * @throws ApiError `not_found`
 */
export async function lockOrder(tx: Tx, companyId: string, order: OrderKey) {
  const present = await tx
    .selectFrom('orders')
    .select([
      'status',
      'driver_id',
      'city_order',
      'total_price',
      'type_payment',
      'collector',
      'parcel_code',
      'place',
      'area_order',
      'fee_quote',
      'return_quote',
      'second_quote',
      'cod_quote',
    ])
    .where(isOrder(companyId, order))
    .forUpdate()
    .executeTakeFirst();
  if (!present) throw notFound();
  return present;
}

/** Whether the status is one of an order that has ended: its amounts are in the balances. */
export function hasEnded(status: string): boolean {
  return endStatuses.has(status);
}

const endStatuses = new Set(
  Object.entries(orderTransitions).flatMap(([status, next]) => (next.length > 0 ? [] : [status])),
);

function requireDeletion(caller: Caller, status: string) {
  if (hasEnded(status)) requirePermission(caller, 'orders.delete_ended');
}

/** Moves an order to the deleted history with all of its columns. `seen` has values that the editor saw. */
export async function deleteOrder(
  tx: Tx,
  caller: Caller,
  { merchant_order_id, merchant_id }: OrderKey,
  seen: FieldValues = {},
): Promise<void> {
  const key = { merchant_order_id, merchant_id };
  const removed = Object.fromEntries(Object.keys(seen).map((name) => [name, null]));
  await refuseOutdated(tx, caller.companyId, order, key, removed, seen);
  const at = isOrder(caller.companyId, key);
  const { rows } = await sql<{ row: string; status: string }>`
    delete from orders where ${at} returning row_to_json(orders) as row, status`.execute(tx);
  const [gone] = rows;
  if (!gone) throw notFound();
  requireDeletion(caller, gone.status);
  await sql`insert into deleted_orders (${columns}, timedeleted, from_deletion)
    select ${columns}, now(), 'admin' from json_populate_record(null::orders, ${gone.row}::text::json)`.execute(
    tx,
  );
}

/** An order that is open again follows its payment type, unless it is decided. The caller has locked it. */
export async function followPaymentType(tx: Tx, companyId: string, order: OrderKey): Promise<void> {
  const at = isOrder(companyId, order);
  const { rows } = await sql<{
    collector: string | null;
    type_payment: string;
  }>`select collector, type_payment from orders where ${at}`.execute(tx);
  const { collector = null, type_payment = '' } = rows[0] ?? {};
  if (collector !== null && collector !== 'Undecided') return;
  const present = await collectorOf(tx, companyId, type_payment);
  await sql`update orders set collector = ${present} where ${at}`.execute(tx);
}

/** What the audit log calls the insertions that follow; empty for creations. */
async function logInsertionsAs(tx: Tx, action: 'restore' | '') {
  await sql`select set_config('app.insertion', ${action}, true)`.execute(tx);
}

/**
 * Moves an order back from the deleted history, unchanged.
 *
 * @throws ApiError `in_use` if it has not ended, and its merchant or driver is deleted
 */
export async function restoreOrder(tx: Tx, caller: Caller, order: OrderKey): Promise<void> {
  const { companyId } = caller;
  const at = isOrder(companyId, order);
  const { rows } = await sql<{ status: string; driver_id: string | null }>`
    select status, driver_id from deleted_orders where ${at} for update`.execute(tx);
  const [deleted] = rows;
  if (!deleted) throw notFound();
  const { status, driver_id } = deleted;
  requireDeletion(caller, status);
  // Locks the list's counter before the history's, as deletion does, to prevent a deadlock.
  await logInsertionsAs(tx, 'restore');
  await sql`insert into orders (${columns}) select ${columns} from deleted_orders where ${at}`.execute(tx);
  await logInsertionsAs(tx, '');
  // The foreign keys of the order hold back their deletion.
  if (!hasEnded(status)) {
    const drivers = driver_id === null ? [] : [driver_id];
    await refuseDeletedHolders(tx, companyId, { merchants: [order.merchant_id], drivers });
    await followPaymentType(tx, companyId, order);
  }
  await sql`delete from deleted_orders where ${at}`.execute(tx);
}
