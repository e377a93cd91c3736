import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { usualSettings } from '../driver-app/settings.ts';
import { recordEvent } from '../records/record-event.ts';
import { eraseEntries, erasedValues, isHeld, type OrderTable } from './erased-orders.ts';

/** When an order ended, as the indexes of retained orders have it. A deleted order ended at the latest when it was deleted. */
const endOf: Record<OrderTable, RawBuilder<unknown>> = {
  orders: sql`date_order_delivery_customer_end`,
  deleted_orders: sql`coalesce(date_order_delivery_customer_end, timedeleted)`,
};

const isDue = (table: OrderTable, companyId: string, months: number) =>
  sql`company_id = ${companyId} and ${isHeld} and ${endOf[table]} < now() - make_interval(months => ${months}::int)`;

/** The number of orders whose customers' data a retention erases. */
export async function countDue(tx: Tx, companyId: string, months: number | null): Promise<number> {
  if (months === null) return 0;
  const { rows } = await sql<{ due: number }>`
    select (select count(*) from orders where ${isDue('orders', companyId, months)})::int
      + (select count(*) from deleted_orders where ${isDue('deleted_orders', companyId, months)})::int as due`.execute(
    tx,
  );
  return rows[0]?.due ?? 0;
}

/** Months of the company's retention; null if it retains without end. */
export async function readRetention(tx: Tx, companyId: string): Promise<number | null> {
  const { rows } = await sql<{
    months: number | null;
  }>`select months from retention where company_id = ${companyId}`.execute(tx);
  return rows[0]?.months ?? null;
}

/** Sets the company's retention, which the next housekeeping applies. */
export async function setRetention(tx: Tx, companyId: string, months: number | null): Promise<void> {
  await sql`insert into retention (company_id, months) values (${companyId}, ${months})
    on conflict (company_id) do update set months = excluded.months, applied_on = null`.execute(tx);
}

/** Orders of one transaction: other requests wait for it on the embedded database. */
const perTransaction = 100;

/** Erases the customers' data of the next due orders; those that another transaction has locked are left for the next run. */
async function eraseDue(tx: Tx, table: OrderTable, companyId: string, months: number): Promise<number> {
  await sql`select set_config('app.trail', 'off', true)`.execute(tx);
  const { rows } = await sql<{ entity_key: string }>`
    with due as (
      select merchant_order_id, merchant_id from ${sql.table(table)} where ${isDue(table, companyId, months)}
      order by ${endOf[table]} limit ${sql.lit(perTransaction)} for update skip locked
    )
    update ${sql.table(table)} o set ${erasedValues} from due d
    where o.company_id = ${companyId} and o.merchant_order_id = d.merchant_order_id and o.merchant_id = d.merchant_id
    returning o.merchant_order_id || ' / ' || o.merchant_id as entity_key`.execute(tx);
  await eraseEntries(
    tx,
    companyId,
    rows.map((row) => row.entity_key),
  );
  return rows.length;
}

async function eraseAllDue(database: Database, table: OrderTable, companyId: string, months: number) {
  let total = 0;
  for (;;) {
    const erased = await asSystem(database, companyId, (tx) => eraseDue(tx, table, companyId, months));
    total += erased;
    if (erased < perTransaction) return total;
  }
}

/** Deletes photos and signatures of receivers that their companies retain no longer. */
export async function deleteOldProofs(database: Database): Promise<void> {
  const perStatement = 200;
  for (;;) {
    const { numAffectedRows } = await acrossCompanies(database, (tx) =>
      sql`delete from driver_proofs where (company_id, proof_id) in (
        select p.company_id, p.proof_id from driver_proofs p left join driver_app_settings s using (company_id)
        where p.received_at < now() - make_interval(months => coalesce(s.proof_months, ${usualSettings.proof_months}::int))
        limit ${sql.lit(perStatement)})`.execute(tx),
    );
    if ((numAffectedRows ?? 0n) < perStatement) return;
  }
}

/** Claims a company whose retention was not applied today; the processes of a database claim different ones. */
async function claimCompany(database: Database) {
  const { rows } = await acrossCompanies(database, (tx) =>
    sql<{ company_id: string; months: number }>`
      update retention set applied_on = current_date where company_id = (
        select company_id from retention where months is not null and applied_on is distinct from current_date
        limit 1 for update skip locked)
      returning company_id, months`.execute(tx),
  );
  return rows[0];
}

/** Applies the retention of each company once a day, and adds an event with the number of orders to its audit log. */
export async function applyRetention(database: Database): Promise<void> {
  for (let claim = await claimCompany(database); claim; claim = await claimCompany(database)) {
    const { company_id: companyId, months } = claim;
    const orders = await eraseAllDue(database, 'orders', companyId, months);
    const deleted_orders = await eraseAllDue(database, 'deleted_orders', companyId, months);
    if (orders + deleted_orders === 0) continue;
    await asSystem(database, companyId, (tx) =>
      recordEvent(tx, companyId, {
        entity: 'customer',
        entityKey: 'retention',
        action: 'erase',
        adminId: 'system',
        requestId: '',
        details: { retention_months: months, orders, deleted_orders },
      }),
    );
  }
}
