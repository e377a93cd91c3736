import { fieldNames, order, type Fields } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

export type OrderTable = 'orders' | 'deleted_orders';

const fields: Fields = order.fields;

/** Columns of orders that hold customers' data. */
export const personalColumns = fieldNames(order, (field) => field.personal === true);

/** The columns with the values of an erased order: empty texts, and nulls where the column may hold them. */
export const erasedValues = sql.join(
  personalColumns.map((name) => sql`${sql.id(name)} = ${sql.lit(fields[name]?.nullable ? null : '')}`),
);

/** Orders whose customers' data was not erased, as the partial indexes have it. */
export const isHeld = sql`phone_customer <> ''`;

/** What a report of a driver keeps: the rest of it may be about the customer. */
const keptOfReports = [
  'event_id',
  'kind',
  'at',
  'run_id',
  'order',
  'code',
  'amount_taken',
  'type_payment',
  'reason_id',
  'next_on',
  'undoes',
  'proofs',
];

/** Deletes photos, signatures and texts of drivers' reports on orders. */
async function eraseReports(tx: Tx, companyId: string, orderKeys: readonly string[]): Promise<void> {
  const isTheirs = sql`company_id = ${companyId} and merchant_order_id || ' / ' || merchant_id = any(${orderKeys})`;
  await sql`delete from driver_proofs where ${isTheirs}`.execute(tx);
  await sql`update driver_events set decision_note = null, body = case flag when 'unreadable' then '{}'::jsonb else (
        select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(body) where key = any(${keptOfReports})) end
    where ${isTheirs}`.execute(tx);
}

/**
 * Deletes what the audit log holds on the customers of orders, and what drivers noted and took pictures of at their doors.
 *
 * @returns the number of entries of the audit log
 */
export async function eraseEntries(tx: Tx, companyId: string, orderKeys: readonly string[]): Promise<number> {
  if (orderKeys.length === 0) return 0;
  await sql`update attempts set note = null where company_id = ${companyId} and note is not null
    and merchant_order_id || ' / ' || merchant_id = any(${orderKeys})`.execute(tx);
  await eraseReports(tx, companyId, orderKeys);
  const { numAffectedRows } = await sql`
    delete from audit_customers c using audit a
    where a.company_id = ${companyId} and a.entity in ('order', 'deleted_order') and a.entity_key = any(${orderKeys})
      and c.company_id = a.company_id and c.entry_id = a.entry_id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
