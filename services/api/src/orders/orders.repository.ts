import {
  order,
  orderTransitions,
  type FieldValues,
  type OrderCreation,
  type OrderKey,
} from '@tawseel/api-client/schemas';
import { foldText } from '@tawseel/i18n/text';
import { sql } from 'kysely';
import { refuseDeletedHolders } from '../books/deleted-holders.ts';
import { duplicate, invalid, notFound } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { requireMerchant } from '../merchants/merchants.repository.ts';
import { toFils } from '../money/fils.ts';
import { collectorOf } from '../payment-types/payment-types.repository.ts';
import { requireReferences } from '../rows/references.ts';
import { refuseOutdated } from '../rows/refuse-outdated.ts';
import { takenByDeleted } from '../rows/taken-keys.ts';

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
    .select(['status', 'driver_id', 'city_order', 'total_price', 'type_payment', 'collector', 'parcel_code'])
    .where(isOrder(companyId, order))
    .forUpdate()
    .executeTakeFirst();
  if (!present) throw notFound();
  return present;
}

/**
 * The name of a city that the company delivers to, in whichever country: the given one, or else one that differs from it only in
 * ways that the search ignores. The city stays locked until the transaction ends, so that it cannot be deleted.
 *
 * @throws ApiError `invalid` with `unknown` beside `city_order`
 */
export async function requireCity(tx: Tx, companyId: string, name: string): Promise<string> {
  const { rows } = await sql<{ city: string }>`select city from cities
    where company_id = ${companyId} and deleted_at is null and fold_text(city) = fold_text(${name})
    order by city = ${name} desc limit 1 for share`.execute(tx);
  if (!rows[0]) throw invalid({ city_order: 'unknown' });
  return rows[0].city;
}

/**
 * Refuses the id of a new order if another order of the merchant has it, present, deleted or with a profit, or has one that
 * differs only in ways that searches ignore. The lock lasts until the order is added.
 */
async function refuseTakenOrderId(
  tx: Tx,
  companyId: string,
  { merchant_order_id: id, merchant_id }: OrderKey,
) {
  await takeTurn(tx, companyId, `order ${foldText(id)} of ${merchant_id}`);
  const isTaken = (table: string) => sql`exists (select from ${sql.table(`listed_${table}`)}
    where company_id = ${companyId} and merchant_id = ${merchant_id}
      and sort_key(merchant_order_id) collate "C" = sort_key(${id}) collate "C" and fold_text(merchant_order_id) = fold_text(${id}))`;
  const { rows } = await sql<{ deleted: boolean; restorable: boolean; present: boolean }>`
    select ${isTaken('deleted_orders')} as deleted, (${isTaken('orders')} or ${isTaken('profits')}) as present,
      exists (select from deleted_orders where ${isOrder(companyId, { merchant_order_id: id, merchant_id })}) as restorable`.execute(
    tx,
  );
  if (rows[0]?.deleted) throw takenByDeleted('merchant_order_id', 'deletedOrderHasId', rows[0].restorable);
  if (rows[0]?.present) throw duplicate('merchant_order_id');
}

/**
 * Refuses the code of a label that another order of the company has, present or deleted. The lock lasts until the transaction ends.
 *
 * @throws ApiError `duplicate`
 */
export async function refuseTakenCode(tx: Tx, companyId: string, code: string): Promise<void> {
  await takeTurn(tx, companyId, `parcel ${code}`);
  const { rows } = await sql<{
    taken: boolean;
  }>`select exists (select from orders where company_id = ${companyId} and parcel_code = ${code})
    or exists (select from deleted_orders where company_id = ${companyId} and parcel_code = ${code}) as taken`.execute(
    tx,
  );
  if (rows[0]?.taken) throw duplicate('parcel_code');
}

/** Adds an order of one of the company's merchants to one of its cities. A used id cannot be used again. */
export async function createOrder(tx: Tx, caller: Caller, input: OrderCreation): Promise<void> {
  const { companyId } = caller;
  const { parcel_code, pieces, ...values } = input;
  const { merchant_id, driver_id, name_shop, total_price } = values;
  if (driver_id) requirePermission(caller, 'orders.status');
  const collector = await collectorOf(tx, companyId, input.type_payment);
  // Locks are taken in the order of deliveries and deletions: driver, city, merchant.
  await requireReferences(tx, companyId, order, { driver_id });
  const city_order = await requireCity(tx, companyId, input.city_order);
  const { shop_name } = await requireMerchant(tx, companyId, merchant_id);
  await refuseTakenOrderId(tx, companyId, input);
  if (parcel_code) await refuseTakenCode(tx, companyId, parcel_code);
  await tx
    .insertInto('orders')
    .values({
      ...values,
      // The database gives a code and one piece.
      ...(parcel_code && { parcel_code }),
      ...(pieces && { pieces }),
      city_order,
      company_id: companyId,
      name_shop: name_shop ?? shop_name,
      total_price: toFils(total_price),
      collector,
      status: 'Pending',
      date_order_delivery_customer_end: null,
    })
    .execute();
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
