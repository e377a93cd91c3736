import { sql, type QueryExecutorProvider } from 'kysely';
import { usualReasons } from './usual-failure-reasons.ts';
import { createDispatchTables } from './dispatch-tables.ts';
import { createDispatchViews } from './dispatch-views.ts';
import {
  auditRows,
  countRows,
  indexSearch,
  isolateTenants,
  listRows,
  refreshListedView,
  searchColumn,
} from './table-parts.ts';

/**
 * Where the parcels of present orders are, as their status says. Those that came back or were cancelled went to their merchants. One
 * rewrite of the table, which is no change of the orders for the audit log.
 */
async function addPlace(db: QueryExecutorProvider, table: string) {
  const on = sql.table(table);
  await sql`alter table ${on} add column place text not null default 'Merchant'
      check (place in ('Merchant', 'Branch', 'Driver', 'Customer')),
    add column attempts integer not null default 0, add column next_attempt_on date, add column moved_at timestamptz`.execute(
    db,
  );
  await sql`alter table ${on} alter column place type text using case status when 'Accepted' then 'Branch' when 'Picked Up' then 'Driver'
      when 'In Transit' then 'Driver' when 'Delivered' then 'Customer' else 'Merchant' end,
    alter column moved_at type timestamptz using case when status <> 'Pending'
      then coalesce(date_order_delivery_customer_end, date_order_start) end`.execute(db);
}

async function extendOrders(db: QueryExecutorProvider) {
  await addPlace(db, 'orders');
  await sql`create index orders_on_the_way on orders (company_id, place, city_order) where place in ('Branch', 'Driver')`.execute(
    db,
  );
  await refreshListedView(db, 'orders');
  await auditRows(db, {
    table: 'orders',
    entity: 'order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'attempts',
      'city_order',
      'collector',
      'company_id',
      'date_order_delivery_customer',
      'date_order_delivery_customer_end',
      'date_order_start',
      'driver_id',
      'end_reason',
      'merchant_id',
      'merchant_order_id',
      'moved_at',
      'name_order',
      'name_shop',
      'next_attempt_on',
      'parcel_code',
      'pieces',
      'place',
      'status',
      'type_payment',
    ],
    amounts: ['total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
  await addPlace(db, 'deleted_orders');
  await refreshListedView(db, 'deleted_orders');
  await auditRows(db, {
    table: 'deleted_orders',
    entity: 'deleted_order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
      'attempts',
      'city_order',
      'collector',
      'company_id',
      'date_order_delivery_customer',
      'date_order_delivery_customer_end',
      'date_order_start',
      'driver_id',
      'end_reason',
      'from_deletion',
      'merchant_id',
      'merchant_order_id',
      'moved_at',
      'name_order',
      'name_shop',
      'next_attempt_on',
      'parcel_code',
      'pieces',
      'place',
      'status',
      'timedeleted',
      'type_payment',
    ],
    amounts: ['total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
}

/** An order's place is that of its last movement; its attempts and next day are those of its last attempt. */
async function followMovements(db: QueryExecutorProvider) {
  // The movement itself is the record: the audit log does not have it once more.
  const quietly = (update: string) =>
    sql.raw(`
    declare
      trail text := coalesce(current_setting('app.trail', true), '');
    begin
      perform set_config('app.trail', 'off', true);
      ${update};
      perform set_config('app.trail', trail, true);
      return null;
    end`);
  const isOrder =
    'o.company_id = n.company_id and o.merchant_order_id = n.merchant_order_id and o.merchant_id = n.merchant_id';
  await sql`create function place_order() returns trigger language plpgsql as $$ ${quietly(`
      update orders o set place = n.to_place, moved_at = n.at from (
        select distinct on (company_id, merchant_order_id, merchant_id) * from new_rows
        order by company_id, merchant_order_id, merchant_id, seq desc) n
      where ${isOrder}`)} $$`.execute(db);
  await sql`create trigger place_order after insert on movements referencing new table as new_rows
    for each statement execute function place_order()`.execute(db);
  await sql`create function count_attempts() returns trigger language plpgsql as $$ ${quietly(`
      update orders o set attempts = coalesce(a.n, 0), next_attempt_on = a.next_on
      from (select distinct company_id, merchant_order_id, merchant_id from changed_rows) n
      left join lateral (
        select l.n, l.next_on from attempts l where l.company_id = n.company_id
          and l.merchant_order_id = n.merchant_order_id and l.merchant_id = n.merchant_id order by l.n desc limit 1) a on true
      where ${isOrder}`)} $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ])
    await sql`create trigger ${sql.id(`count_attempts_${event}`)} after ${sql.raw(`${event}`)} on attempts
      referencing ${sql.raw(`${rows}`)} table as changed_rows for each statement execute function count_attempts()`.execute(
      db,
    );
}

/** What a customer pays at the door for a return is cash of its driver, as the price of a delivery. */
async function holdFees(db: QueryExecutorProvider) {
  await sql`alter table profits drop constraint profits_check, add constraint profits_check check (merchant_profit = -delivery_price
    or (order_status = 'Delivered' and merchant_profit = total_price - delivery_price)
    or (order_status = 'Returned' and merchant_profit > -delivery_price))`.execute(db);
  await sql`
    create or replace function hold_order() returns trigger language plpgsql as $$
    declare
      j journals;
    begin
      select * into j from journals where company_id = new.company_id and journal_id = new.journal_id;
      if j.kind in ('delivered', 'returned') then
        insert into held_orders (company_id, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at)
        values (new.company_id, new.journal_id, new.holder_id, j.reference, j.merchant_id, new.amount, j.happened_at);
      elsif j.kind = 'reversal' then
        delete from held_orders where company_id = new.company_id and journal_id = j.reverses;
        update handover_orders set is_live = false
        where company_id = new.company_id and journal_id = j.reverses and is_live;
      end if;
      return null;
    end $$`.execute(db);
}

/** Deleted orders leave the runs that are open; restored ones wait in their place. */
async function leaveRuns(db: QueryExecutorProvider) {
  await sql`create function leave_runs() returns trigger language plpgsql as $$
    begin
      delete from run_lines l using old_rows o where l.is_open and l.company_id = o.company_id
        and l.merchant_order_id = o.merchant_order_id and l.merchant_id = o.merchant_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger leave_runs after delete on orders referencing old table as old_rows
    for each statement execute function leave_runs()`.execute(db);
}

async function createReasons(db: QueryExecutorProvider) {
  await sql`create table failure_reasons (company_id text not null references companies,
reason_id text not null,
label_en text not null,
label_ar text not null,
next_step text not null check (next_step in ('Retry', 'Return', 'Ask')),
counts text not null check (counts in ('Yes', 'No')),
needs_photo text not null check (needs_photo in ('Yes', 'No')),
state text not null check (state in ('Active', 'InActive')),
created_at timestamp with time zone not null default now(),
${searchColumn(['reason_id', 'label_en', 'label_ar'])},
primary key (company_id, reason_id))`.execute(db);
  await sql`create index failure_reasons_created_at on failure_reasons (company_id, created_at, reason_id)`.execute(
    db,
  );
  await indexSearch(db, 'failure_reasons');
  await isolateTenants(db, 'failure_reasons', 'select, insert, update, delete');
  await listRows(db, 'failure_reasons');
  await countRows(db, 'failure_reasons', 'failure_reasons');
  await auditRows(db, {
    table: 'failure_reasons',
    entity: 'failure_reason',
    key: ['reason_id'],
    columns: [
      'company_id',
      'counts',
      'created_at',
      'label_ar',
      'label_en',
      'needs_photo',
      'next_step',
      'reason_id',
      'state',
    ],
    amounts: [],
  });
}

/** Present orders have the movement that their place says; present companies get the usual reasons. */
async function fillTables(db: QueryExecutorProvider) {
  const { rows } = await sql<{ system: string | null; trail: string | null }>`
    select current_setting('app.system', true) as system, current_setting('app.trail', true) as trail`.execute(
    db,
  );
  await sql`select set_config('app.system', 'on', true), set_config('app.trail', 'off', true)`.execute(db);
  for (const table of ['orders', 'deleted_orders'])
    await sql`insert into movements (company_id, merchant_order_id, merchant_id, seq, from_place, to_place, driver_id, person, at)
      select company_id, merchant_order_id, merchant_id, 1, 'Merchant', place, driver_id, '', moved_at
      from ${sql.table(table)} where place <> 'Merchant' on conflict do nothing`.execute(db);
  const column = (name: 'reason_id' | 'label_en' | 'label_ar' | 'next_step' | 'counts' | 'needs_photo') =>
    sql`${usualReasons.map((usual) => usual[name])}::text[]`;
  await sql`insert into failure_reasons (company_id, reason_id, label_en, label_ar, next_step, counts, needs_photo, state)
    select c.company_id, u.*, 'Active' from companies c, unnest(${column('reason_id')}, ${column('label_en')}, ${column('label_ar')},
      ${column('next_step')}, ${column('counts')}, ${column('needs_photo')}) u`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true), set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(
    db,
  );
}

/** Where parcels are: movements, runs, attempts with their reasons, returns. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await extendOrders(db);
  await createReasons(db);
  await createDispatchTables(db);
  await fillTables(db);
  await followMovements(db);
  await holdFees(db);
  await leaveRuns(db);
  await createDispatchViews(db);
}
