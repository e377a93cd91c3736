import { sql, type QueryExecutorProvider } from 'kysely';
import { countTable } from './table-parts.ts';

const ended = {
  name: 'ended_by_day',
  counted: "status in ('Returned', 'Cancelled') and date_order_delivery_customer_end is not null",
  by: 'day_text(date_order_delivery_customer_end)',
};

/** The dashboard reads counters by the company's day alone: none of its figures depends on the number of orders. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await countTable(db, 'orders', [
    { name: 'orders' },
    { name: 'orders_by_city', by: 'city_order' },
    { name: 'orders_by_day', by: 'day_text(date_order_start)' },
    ended,
  ]);
  await countTable(db, 'profits', [
    { name: 'profits' },
    { name: 'profits_total', adds: 'delivery_price' },
    { name: 'profits_by_day', by: 'day_text(profit_date)', adds: 'delivery_price' },
    { name: 'delivered_by_day', by: 'day_text(profit_date)', counted: "order_status = 'Delivered'" },
  ]);
  const counted = 'deleted_at is null';
  await countTable(db, 'expenses', [
    { name: 'expenses', counted },
    { name: 'expenses_total', counted, adds: 'amount' },
    { name: 'expenses_by_day', counted, by: 'day_text(date_expense)', adds: 'amount' },
  ]);
  // Only the dashboard read it.
  await sql`drop index orders_ended`.execute(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`insert into tallies (company_id, name, key, amount)
    select company_id, ${sql.lit(ended.name)}, ${sql.raw(ended.by)}, count(*)
    from orders where ${sql.raw(ended.counted)} group by 1, 3`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}
