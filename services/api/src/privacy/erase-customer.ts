import { openStatuses } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { hasPhone } from './customer-records.ts';
import { eraseEntries, erasedValues, type OrderTable } from './erased-orders.ts';

/** Numbers of what an erasure erased, and of the orders under way that it kept. */
export interface Erasure {
  orders: number;
  deleted_orders: number;
  audit_entries: number;
  kept: number;
}

/**
 * Erases a customer's data in the ended orders of one table. It locks every order of the phone number first, so that an
 * order that is ending is waited for.
 *
 * @returns the keys of the erased orders, as the audit log has them
 */
async function eraseOrders(tx: Tx, companyId: string, table: OrderTable, key: string): Promise<string[]> {
  // Their keys first: behind row-level security no condition on the number uses its index.
  const found = await sql<{ order_id: string; merchant_id: string }>`
    select merchant_order_id as order_id, merchant_id from ${sql.table(`listed_${table}`)} where ${hasPhone(key)}`.execute(
    tx,
  );
  const ids = [
    found.rows.map(({ order_id }) => order_id),
    found.rows.map(({ merchant_id }) => merchant_id),
  ] as const;
  const keys = sql`unnest(${ids[0]}::text[], ${ids[1]}::text[]) k (order_id, of_merchant)`;
  const ofPhone = sql`o.company_id = ${companyId} and o.merchant_order_id = k.order_id and o.merchant_id = k.of_merchant
    and ${hasPhone(key)}`;
  await sql`select from ${sql.table(table)} o, ${keys} where ${ofPhone}
    order by merchant_order_id, merchant_id for update of o`.execute(tx);
  const isOver = table === 'orders' ? sql`status <> all(${openStatuses})` : sql`true`;
  const { rows } = await sql<{ entity_key: string }>`
    update ${sql.table(table)} o set ${erasedValues} from ${keys} where ${ofPhone} and ${isOver}
    returning merchant_order_id || ' / ' || merchant_id as entity_key`.execute(tx);
  return rows.map((row) => row.entity_key);
}

/** Deletes what the audit log holds on the phone number, except of the orders under way that have it now. */
async function eraseEntriesOfPhone(tx: Tx, companyId: string, key: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_customers c using audit a
    where c.company_id = ${companyId} and (c.phone = ${key} or c.former_phone = ${key})
      and a.company_id = c.company_id and a.entry_id = c.entry_id
      and a.entity_key not in (select merchant_order_id || ' / ' || merchant_id from listed_orders where ${hasPhone(key)})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * Erases a customer's data in ended and deleted orders and in the audit log. Ids, amounts and statuses stay. Orders under
 * way keep it.
 */
export async function eraseCustomer(tx: Tx, companyId: string, key: string): Promise<Erasure> {
  await sql`select set_config('app.trail', 'off', true)`.execute(tx);
  const ended = await eraseOrders(tx, companyId, 'orders', key);
  const deleted = await eraseOrders(tx, companyId, 'deleted_orders', key);
  // An order whose restoration was waited for is among the orders now.
  const restored = await eraseOrders(tx, companyId, 'orders', key);
  const entries = await eraseEntries(tx, companyId, [...ended, ...deleted, ...restored]);
  const others = await eraseEntriesOfPhone(tx, companyId, key);
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from listed_orders where ${hasPhone(key)}`.execute(tx);
  return {
    orders: ended.length + restored.length,
    deleted_orders: deleted.length,
    audit_entries: entries + others,
    kept: rows[0]?.kept ?? 0,
  };
}
