import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * The demo companies of the first version set balances as ends of orders that they did not name. The books took over the kind of these
 * entries; a change of balances without an order is an adjustment.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`alter table journals disable trigger append_only`.execute(db);
  await sql`
    with changed as (
      update journals set kind = 'adjustment' where kind in ('delivered', 'returned') and reference = ''
      returning company_id, journal_id
    )
    update journal_texts t set search_text = regexp_replace(search_text, '^(delivered|returned)\\M', 'adjustment')
    from changed c where (t.company_id, t.journal_id) = (c.company_id, c.journal_id)`.execute(db);
  await sql`alter table journals enable trigger append_only`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}
