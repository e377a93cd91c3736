import { sql, type QueryExecutorProvider } from 'kysely';
import { countRows } from './table-parts.ts';

/** Counters by the company's day, for the trends of the home page: their names, tables, moments, rows and increments. */
const dayCounters = [
  { name: 'orders_by_day', table: 'orders', moment: 'date_order_start', counted: 'true', adds: '1' },
  {
    name: 'profits_by_day',
    table: 'profits',
    moment: 'profit_date',
    counted: 'true',
    adds: 'delivery_price',
  },
  {
    name: 'delivered_by_day',
    table: 'profits',
    moment: 'profit_date',
    counted: "order_status = 'Delivered'",
    adds: '1',
  },
  {
    name: 'expenses_by_day',
    table: 'expenses',
    moment: 'date_expense',
    counted: 'deleted_at is null',
    adds: 'amount',
  },
] as const;

/** Indexes and counters of what needs the administrator: open orders without a driver or late, balances, trends. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const open = sql`status in ('Pending', 'Accepted', 'Picked Up', 'In Transit')`;
  await sql`create index orders_unassigned on orders (company_id, date_order_start, merchant_order_id, merchant_id)
    where driver_id is null and ${open}`.execute(db);
  await sql`create index orders_open on orders
    (company_id, date_order_delivery_customer, merchant_order_id, merchant_id) where ${open}`.execute(db);
  await sql`create index drivers_held on drivers (company_id, money_orders) where deleted_at is null`.execute(
    db,
  );
  await sql`create index merchants_owed on merchants (company_id, money_orders) where deleted_at is null`.execute(
    db,
  );
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  for (const { name, table, moment, counted, adds } of dayCounters) {
    const day = `day_text(${moment})`;
    await countRows(db, table, name, { counted, by: day, adds });
    await sql`insert into tallies (company_id, name, key, amount)
      select company_id, ${sql.lit(name)}, ${sql.raw(day)}, sum(${sql.raw(adds)})
      from ${sql.table(table)} where ${sql.raw(counted)} group by 1, 3`.execute(db);
  }
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}
