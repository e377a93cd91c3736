import { customerRecord, openStatuses, recordsShown } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { isHeld, personalColumns } from './erased-orders.ts';

/** The key of a phone number, which all spellings of the number have. */
export async function phoneKey(tx: Tx, phone: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select phone_key(${phone}::text) as key`.execute(tx);
  return rows[0]?.key ?? '';
}

/** Condition of the orders of a phone number; the views let it use an index, see migration 0010. */
export const hasPhone = (key: string | RawBuilder<string>) =>
  sql`${isHeld} and phone_key(phone_customer) = ${key}`;

const columns = Object.keys(customerRecord.fields);

function ordersOf(entity: 'order' | 'deleted_order', key: string) {
  const values: Record<string, RawBuilder<unknown>> = {
    entity: sql.lit(entity),
    action: sql`null::text`,
    happened_at: entity === 'order' ? sql`date_order_start` : sql`timedeleted`,
  };
  const from = sql.table(entity === 'order' ? 'listed_orders' : 'listed_deleted_orders');
  return sql`select ${sql.join(columns.map((name) => sql`${values[name] ?? sql.id(name)} as ${sql.id(name)}`))}
    from ${from} where ${hasPhone(key)}`;
}

/** An entry has a record for each of its sides, or one if they are equal. */
function entriesOf(companyId: string, key: string) {
  const own = new Set(['entity', 'action', 'happened_at']);
  const values = columns.map((name) => {
    if (own.has(name)) return sql`a.${sql.id(name)}`;
    const logged = personalColumns.includes(name) ? sql`side.values` : sql`coalesce(a.after, a.before)`;
    return sql`${logged} ->> ${sql.lit(name)} as ${sql.id(name)}`;
  });
  return sql`select ${sql.join(values)}
    from audit_customers c join audit a on a.company_id = c.company_id and a.entry_id = c.entry_id
      cross join lateral (select distinct v as values from (values (c.before), (c.after)) s (v) where v is not null) side
    where c.company_id = ${companyId} and (c.phone = ${key} or c.former_phone = ${key})`;
}

const recordsOf = (companyId: string, key: string) => sql`
  ${ordersOf('order', key)} union all ${ordersOf('deleted_order', key)} union all ${entriesOf(companyId, key)}`;

/** Everything that the company holds on a phone number, newest first, as JSON. */
export async function readCustomerRecords(tx: Tx, companyId: string, key: string): Promise<string> {
  const { rows } = await sql<{ records: string | null }>`
    select string_agg(row_to_json(r)::text, ',') as records
    from (select * from (${recordsOf(companyId, key)}) r order by happened_at desc) r`.execute(tx);
  return rows[0]?.records ?? '';
}

/** Numbers of what the company holds on a phone number, with the newest records, as JSON. */
export async function readCustomerData(
  tx: Tx,
  companyId: string,
  key: string,
  erasureKey: string,
): Promise<string> {
  const isUnderWay = sql`status = any(${openStatuses})`;
  const { rows } = await sql<{ data: string }>`
    with records as materialized (${recordsOf(companyId, key)})
    select json_build_object(
      'orders_under_way', (select count(*) from records where entity = 'order' and action is null and ${isUnderWay}),
      'ended_orders', (select count(*) from records where entity = 'order' and action is null and not ${isUnderWay}),
      'deleted_orders', (select count(*) from records where entity = 'deleted_order' and action is null),
      'audit_entries', (select count(*) from audit_customers
        where company_id = ${companyId} and (phone = ${key} or former_phone = ${key})),
      'kept_entries', (select count(*) from audit_customers c
        join audit a on a.company_id = c.company_id and a.entry_id = c.entry_id
        where c.company_id = ${companyId} and (c.phone = ${key} or c.former_phone = ${key})
          and a.entity_key in (select merchant_order_id || ' / ' || merchant_id from records
            where entity = 'order' and action is null and ${isUnderWay})),
      'erased_at', (select max(happened_at) from audit
        where company_id = ${companyId} and entity = 'customer' and entity_key = ${erasureKey} and action = 'erase'),
      'records', (select coalesce(json_agg(r), '[]') from (select * from records order by happened_at desc
        limit ${sql.lit(recordsShown)}) r)
    )::text as data`.execute(tx);
  return rows[0]?.data ?? 'null';
}
