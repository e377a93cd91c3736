import { foldWording } from '@tawseel/i18n/text';
import { sql, type QueryExecutorProvider } from 'kysely';
import { usualWordings } from '../../money/usual-wordings.ts';
import {
  auditRows,
  countChanges,
  countRows,
  indexSearch,
  isolateTenants,
  listRows,
  refreshListedView,
  searchColumn,
} from './table-parts.ts';

const open = sql`status in ('Pending', 'Accepted', 'Picked Up', 'In Transit')`;

/** Payment types become a table. Orders that have ended keep how they were booked; those that are open follow the table. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table orders add column collector text`.execute(db);
  await refreshListedView(db, 'orders');
  await auditRows(db, {
    table: 'orders',
    entity: 'order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
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
      'name_order',
      'name_shop',
      'status',
      'type_payment',
    ],
    amounts: ['total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
  await sql`alter table deleted_orders add column collector text`.execute(db);
  await refreshListedView(db, 'deleted_orders');
  await auditRows(db, {
    table: 'deleted_orders',
    entity: 'deleted_order',
    key: ['merchant_order_id', 'merchant_id'],
    columns: [
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
      'name_order',
      'name_shop',
      'status',
      'timedeleted',
      'type_payment',
    ],
    amounts: ['total_price'],
    personal: ['address_order', 'end_reason_text', 'name_customer', 'note', 'phone_customer'],
  });
  await sql`create table payment_types (company_id text not null references companies,
wording text not null,
folded text not null,
collector text not null,
created_at timestamp with time zone not null default now(),
${searchColumn(['wording'])},
primary key (company_id, wording),
unique (company_id, folded))`.execute(db);
  await sql`create index payment_types_created_at on payment_types (company_id, created_at, wording)`.execute(
    db,
  );
  await indexSearch(db, 'payment_types');
  await isolateTenants(db, 'payment_types', 'select, insert, update');
  await listRows(db, 'payment_types');
  await countRows(db, 'payment_types', 'payment_types');
  await countChanges(db, 'payment_types');
  await auditRows(db, {
    table: 'payment_types',
    entity: 'payment_type',
    key: ['wording'],
    columns: ['collector', 'company_id', 'created_at', 'folded', 'wording'],
    amounts: [],
  });
  await sql`create index orders_undecided on orders (company_id, date_order_start, merchant_order_id, merchant_id)
    where collector = 'Undecided' and ${open}`.execute(db);
  const { rows } = await sql<{ system: string | null; trail: string | null }>`
    select current_setting('app.system', true) as system, current_setting('app.trail', true) as trail`.execute(
    db,
  );
  await sql`select set_config('app.system', 'on', true), set_config('app.trail', 'off', true)`.execute(db);
  await fillTypes(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true),
    set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(db);
}

/** Adds the usual wordings and those of open orders, and sets who collects the prices of open orders. */
async function fillTypes(db: QueryExecutorProvider) {
  const { rows: companies } = await sql<{ company_id: string }>`
    select company_id from companies order by 1`.execute(db);
  const { rows: written } = await sql<{ company_id: string; type_payment: string }>`
    select distinct company_id, type_payment from orders where ${open} order by 1, 2`.execute(db);
  const usual = new Map(usualWordings.map((one) => [one.folded, one.collector]));
  const used = written.map(({ company_id, type_payment: wording }) => {
    const folded = foldWording(wording);
    return { company_id, wording, folded, collector: usual.get(folded) ?? 'Undecided' };
  });
  const types = [
    ...companies.flatMap((company) => usualWordings.map((one) => ({ ...company, ...one }))),
    ...used,
  ];
  const column = (rows: typeof used, name: keyof (typeof used)[number]) =>
    sql`${rows.map((row) => row[name])}::text[]`;
  const table = (rows: typeof used) =>
    sql`unnest(${column(rows, 'company_id')}, ${column(rows, 'wording')}, ${column(rows, 'folded')}, ${column(rows, 'collector')})
      t (company_id, wording, folded, collector)`;
  await sql`insert into payment_types (company_id, wording, folded, collector) select * from ${table(types)}
    on conflict do nothing`.execute(db);
  await sql`update orders o set collector = t.collector from ${table(used)}
    where o.company_id = t.company_id and o.type_payment = t.wording and o.${open}`.execute(db);
}
