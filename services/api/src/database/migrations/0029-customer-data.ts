import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, indexSearch, isolateTenants, listRows } from './table-parts.ts';

const personal = ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'];

const columns = [
  'city_order',
  'company_id',
  'date_order_delivery_customer',
  'date_order_delivery_customer_end',
  'date_order_start',
  'driver_id',
  'end_reason',
  'merchant_id',
  'merchant_order_id',
  'name_order',
  'name_shop',
  'status',
  'type_payment',
];

const audited = {
  key: ['merchant_order_id', 'merchant_id'],
  amounts: ['total_price'],
  personal,
};

/**
 * Customers' data can be found by phone number, erased, and retained for a number of months. The audit log holds it apart
 * from its entries, which are never changed.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createPhoneKey(db);
  await createAuditCustomers(db);
  await moveLoggedValues(db);
  await auditRows(db, { table: 'orders', entity: 'order', columns, ...audited });
  await auditRows(db, {
    table: 'deleted_orders',
    entity: 'deleted_order',
    columns: [...columns, 'from_deletion', 'timedeleted'].toSorted(),
    ...audited,
  });
  await sql`
    create table retention (
      company_id text primary key references companies,
      months integer check (months between 1 and 120),
      applied_on date
    )`.execute(db);
  await isolateTenants(db, 'retention', 'select, insert, update');
}

/** Spellings of one number have one key: 0791234567, +962 79 123 4567 and 00962791234567. */
async function createPhoneKey(db: QueryExecutorProvider) {
  await sql`
    create function phone_key(phone text) returns text language sql immutable parallel safe as $$
      select regexp_replace(regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
        '[^0-9]', '', 'g'), '^(00)?(962)?0?(?=[0-9]{8})', '')
    $$`.execute(db);
  // An erased order has an empty number.
  const held = sql`phone_customer <> ''`;
  await sql`create index orders_customer on orders (company_id, phone_key(phone_customer)) where ${held}`.execute(
    db,
  );
  await sql`create index deleted_orders_customer on deleted_orders (company_id, phone_key(phone_customer))
    where ${held}`.execute(db);
  await sql`create index orders_retained on orders (company_id, date_order_delivery_customer_end)
    where date_order_delivery_customer_end is not null and ${held}`.execute(db);
  await sql`create index deleted_orders_retained on deleted_orders
    (company_id, (coalesce(date_order_delivery_customer_end, timedeleted))) where ${held}`.execute(db);
}

async function createAuditCustomers(db: QueryExecutorProvider) {
  await sql`
    create table audit_customers (
      company_id text not null references companies,
      entry_id bigint not null,
      before jsonb,
      after jsonb,
      phone text generated always as
        (phone_key(coalesce(after ->> 'phone_customer', before ->> 'phone_customer'))) stored,
      former_phone text generated always as (case when before ->> 'phone_customer' <> after ->> 'phone_customer'
        then phone_key(before ->> 'phone_customer') end) stored,
      primary key (company_id, entry_id),
      foreign key (company_id, entry_id) references audit
    )`.execute(db);
  await sql`create index audit_customers_phone on audit_customers (company_id, phone)`.execute(db);
  await sql`create index audit_customers_former on audit_customers (company_id, former_phone)
    where former_phone is not null`.execute(db);
  await isolateTenants(db, 'audit_customers', 'select, insert, delete');
  await listRows(db, 'audit_customers');
  // Whoever may read the audit log, see migration 0027.
  const readers = sql`current_setting('app.role', true) in ('Owner', 'Accountant', 'system')`;
  await sql`create or replace view listed_audit_customers as select * from audit_customers
    where company_id = current_setting('app.company_id', true) and ${readers}`.execute(db);
  await sql`create policy audit_readers on audit_customers as restrictive for select to tawseel_app
    using (${readers} or current_setting('app.system', true) = 'on')`.execute(db);
  await sql`
    create function audit_personal(value jsonb, columns text[]) returns jsonb
    language sql immutable parallel safe as $$
      select case when bool_or(value #>> '{}' <> '') then jsonb_object_agg(key, value) end
      from jsonb_each(value) where key = any(columns)
    $$`.execute(db);
  // The number of the entry that the trigger adds: whoever may change a row need not be able to read the log.
  await sql`grant usage on sequence audit_entry_id_seq to tawseel_app`.execute(db);
  await sql`
    create or replace function audit_change() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
      is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
      present jsonb := coalesce(is_now, was);
    begin
      insert into audit (company_id, entity, entity_key, action, before, after, admin_id, request_id)
      values (present ->> 'company_id', tg_argv[0],
        (select string_agg(present ->> name, ' / ' order by at)
          from unnest(tg_argv[1]::text[]) with ordinality k (name, at)),
        case when tg_op = 'INSERT' then 'create' when tg_op = 'DELETE' then 'delete'
          when was ->> 'deleted_at' is null and is_now ->> 'deleted_at' is not null then 'delete'
          when was ->> 'deleted_at' is not null and is_now ->> 'deleted_at' is null then 'restore' else 'update' end,
        audit_row(was, tg_argv[2]::text[], tg_argv[3]::text[]),
        audit_row(is_now, tg_argv[2]::text[], tg_argv[3]::text[]),
        coalesce(nullif(current_setting('app.admin_id', true), ''), 'system'),
        coalesce(current_setting('app.request_id', true), ''));
      if tg_nargs > 4 then
        insert into audit_customers (company_id, entry_id, before, after)
        select present ->> 'company_id', currval('audit_entry_id_seq'), v.before, v.after
        from (values (audit_personal(was, tg_argv[4]::text[]), audit_personal(is_now, tg_argv[4]::text[])))
          v (before, after)
        where v.before is not null or v.after is not null;
      end if;
      return null;
    end $$`.execute(db);
}

/** Moves the customers' data of the present entries. */
async function moveLoggedValues(db: QueryExecutorProvider) {
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  const names = sql`${`{${personal.join(',')}}`}::text[]`;
  const side = (name: string) => {
    const values = sql.id(name);
    const pairs = personal.map((column) => sql`${sql.lit(column)}, ${values} -> ${sql.lit(column)}`);
    return sql`case when ${values} ? 'phone_customer' then jsonb_build_object(${sql.join(pairs)}) end`;
  };
  const moved = sql`entity in ('order', 'deleted_order') and (before ? 'phone_customer' or after ? 'phone_customer')`;
  await sql`
    insert into audit_customers (company_id, entry_id, before, after)
    select company_id, entry_id, ${side('before')}, ${side('after')} from audit where ${moved}`.execute(db);
  await sql`alter table audit disable trigger append_only`.execute(db);
  // The index costs more than the rest of the update.
  await sql`drop index audit_search`.execute(db);
  await sql`update audit set before = before - ${names}, after = after - ${names} where ${moved}`.execute(db);
  await indexSearch(db, 'audit');
  await sql`alter table audit enable trigger append_only`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}
