import { sql, type QueryExecutorProvider } from 'kysely';
import { createView } from './create-view.ts';
import {
  auditRows,
  indexSearch,
  isolateTenants,
  listRows,
  refreshListedView,
  searchColumn,
} from './table-parts.ts';

/**
 * Handovers of drivers' cash. An order is held from its delivery, as a journal posts it to the driver's cash, until it is in a
 * handover. Cash from before has no orders.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createTables(db);
  await followPostings(db);
  await limitCash(db);
  await createHandoverViews(db);
}

async function createTables(db: QueryExecutorProvider) {
  await sql`
    create table held_orders (
      company_id text not null references companies,
      journal_id bigint not null,
      driver_id text not null,
      merchant_order_id text not null,
      merchant_id text not null,
      amount bigint not null,
      collected_at timestamptz not null,
      primary key (company_id, journal_id),
      foreign key (company_id, journal_id) references journals
    )`.execute(db);
  await sql`create index held_orders_driver on held_orders (company_id, driver_id, journal_id)`.execute(db);
  await sql`
    create table handovers (
      company_id text not null references companies,
      handover_id bigint not null,
      happened_at timestamptz not null default clock_timestamp(),
      driver_id text not null,
      name_driver text not null,
      orders integer not null,
      other bigint not null,
      expected bigint not null,
      counted bigint not null,
      commission_kept bigint not null,
      difference bigint not null generated always as (counted + commission_kept - expected) stored,
      state text not null generated always as (case reversed_by when 0 then 'Posted' else 'Reversed' end) stored,
      person text not null default coalesce(current_setting('app.person', true), ''),
      note text,
      counts jsonb,
      journal_id bigint not null,
      admin_id text not null default coalesce(nullif(current_setting('app.admin_id', true), ''), 'system'),
      reversed_by bigint not null default 0,
      reversed_at timestamptz,
      reversed_person text,
      reversal_reason text,
      ${searchColumn(['driver_id', 'name_driver', 'money_text(expected)', 'money_text(counted)', 'person', 'note', 'handover_id::text'])},
      primary key (company_id, handover_id),
      foreign key (company_id, driver_id) references drivers
    )`.execute(db);
  await sql`create index handovers_driver on handovers (company_id, driver_id, handover_id)`.execute(db);
  await sql`create index handovers_day on handovers (company_id, happened_at, handover_id)`.execute(db);
  await indexSearch(db, 'handovers');
  await sql`
    create table handover_orders (
      company_id text not null references companies,
      handover_id bigint not null,
      journal_id bigint not null,
      driver_id text not null,
      merchant_order_id text not null,
      merchant_id text not null,
      amount bigint not null,
      collected_at timestamptz not null,
      is_live boolean not null default true,
      primary key (company_id, handover_id, journal_id),
      foreign key (company_id, handover_id) references handovers
    )`.execute(db);
  // Neither the handover nor the end of the order is reversed: an order is in one such handover at most.
  await sql`create unique index handover_orders_live on handover_orders (company_id, merchant_order_id, merchant_id)
    where is_live`.execute(db);
  await sql`create unique index handover_orders_journal on handover_orders (company_id, journal_id) where is_live`.execute(
    db,
  );
  await isolateTenants(db, 'held_orders', 'select, insert, update, delete');
  await isolateTenants(db, 'handovers', 'select, insert, update');
  await isolateTenants(db, 'handover_orders', 'select, insert, update');
  for (const table of ['held_orders', 'handovers', 'handover_orders']) await listRows(db, table);
  await auditRows(db, {
    table: 'handovers',
    entity: 'handover',
    key: ['handover_id'],
    columns: [
      'admin_id',
      'company_id',
      'counts',
      'driver_id',
      'handover_id',
      'happened_at',
      'journal_id',
      'name_driver',
      'note',
      'orders',
      'person',
      'reversal_reason',
      'reversed_at',
      'reversed_by',
      'reversed_person',
      'state',
    ],
    amounts: ['commission_kept', 'counted', 'difference', 'expected', 'other'],
  });
}

/** A delivery posts its cash to a driver, who holds the order from then on; its reversal takes it back, or credits the driver. */
async function followPostings(db: QueryExecutorProvider) {
  await sql`
    create function hold_order() returns trigger language plpgsql as $$
    declare
      j journals;
    begin
      select * into j from journals where company_id = new.company_id and journal_id = new.journal_id;
      if j.kind = 'delivered' then
        insert into held_orders (company_id, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at)
        values (new.company_id, new.journal_id, new.holder_id, j.reference, j.merchant_id, new.amount, j.happened_at);
      elsif j.kind = 'reversal' then
        delete from held_orders where company_id = new.company_id and journal_id = j.reverses;
        update handover_orders set is_live = false
        where company_id = new.company_id and journal_id = j.reverses and is_live;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger hold_order after insert on postings for each row
    when (new.account = 'driver_cash') execute function hold_order()`.execute(db);
}

async function limitCash(db: QueryExecutorProvider) {
  await sql`alter table drivers add column cash_limit bigint,
    add column over_cash_limit text not null generated always as (case when money_orders > cash_limit then 'Yes' else 'No' end) stored`.execute(
    db,
  );
  await refreshListedView(db, 'drivers');
  await auditRows(db, {
    table: 'drivers',
    entity: 'driver',
    key: ['driver_id'],
    columns: [
      'city_driver',
      'company_id',
      'created_account_driver',
      'deleted_at',
      'driver_id',
      'email_driver',
      'name_driver',
      'over_cash_limit',
      'phone_driver',
      'status',
    ],
    amounts: [
      'cash_limit',
      'commission_driver',
      'commission_return',
      'money_driver',
      'money_orders',
      'salary',
      'total_delivery_money',
    ],
  });
}

async function createHandoverViews(db: QueryExecutorProvider) {
  const company = sql`current_setting('app.company_id', true)`;
  await createView(
    db,
    'handover_lines',
    sql`select l.*, o.name_shop, o.city_order, fold_text(l.merchant_order_id || ' ' || l.merchant_id) as search_text
    from (
      select company_id, journal_id, 0::bigint as handover_id, driver_id, merchant_order_id, merchant_id, amount, collected_at
      from held_orders
      union all
      select company_id, journal_id, handover_id, driver_id, merchant_order_id, merchant_id, amount, collected_at
      from handover_orders) l
    left join orders o using (company_id, merchant_order_id, merchant_id)
    where l.company_id = ${company}`,
  );
  await createView(
    db,
    'cash_holders',
    sql`select d.company_id, d.driver_id, d.name_driver, d.search_text, d.money_orders as cash, d.money_driver as commission,
      d.cash_limit, coalesce(h.orders, 0) as orders, h.held_since, d.money_orders - coalesce(h.amount, 0) as other,
      coalesce(s.balance, 0) as shortage, p.last_handover,
      case when d.money_orders > 0 or h.orders > 0 then coalesce(h.held_since, '-infinity') else 'infinity' end as waiting_since
    from drivers d
    left join (
      select company_id, driver_id, count(*) as orders, min(collected_at) as held_since, sum(amount)::bigint as amount
      from held_orders where company_id = ${company} group by 1, 2) h using (company_id, driver_id)
    left join book_accounts s
      on s.company_id = d.company_id and s.account = 'driver_shortage' and s.holder_id = d.driver_id
    left join lateral (
      select happened_at as last_handover from handovers l
      where l.company_id = d.company_id and l.driver_id = d.driver_id and reversed_by = 0
      order by handover_id desc limit 1) p on true
    where d.company_id = ${company} and (d.money_orders <> 0 or s.balance <> 0 or h.orders > 0)`,
  );
}
