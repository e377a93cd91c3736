import { sql, type QueryExecutorProvider } from 'kysely';

/** The search finds picked-up orders by the present Arabic label of their status. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create or replace function status_text(status text) returns text language sql immutable parallel safe as $$
      select status || ' ' || case status
        when 'Active' then 'نشط' when 'InActive' then 'غير نشط' when 'Pending' then 'قيد الانتظار'
        when 'Accepted' then 'مقبول' when 'Picked Up' then 'استلمه السائق' when 'In Transit' then 'قيد التوصيل'
        when 'Delivered' then 'تم التسليم' when 'Returned' then 'مرتجع' when 'Cancelled' then 'ملغى'
        when 'active' then 'نشط' when 'inactive' then 'غير نشط' when 'expired' then 'منتهٍ' else '' end
    $$`.execute(db);
  const { rows } = await sql<{ system: string | null; trail: string | null }>`
    select current_setting('app.system', true) as system, current_setting('app.trail', true) as trail`.execute(
    db,
  );
  // The generated columns are computed again for the rows of the label alone; the audit log has no entry of it.
  await sql`select set_config('app.system', 'on', true), set_config('app.trail', 'off', true)`.execute(db);
  for (const table of ['orders', 'deleted_orders']) {
    await sql`update ${sql.table(table)} set status = status where status = 'Picked Up'`.execute(db);
  }
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true),
    set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(db);
}
