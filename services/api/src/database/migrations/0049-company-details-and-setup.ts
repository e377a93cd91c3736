import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Owners change the details of their company, which the audit log shows. A company leaves out first steps; those that have
 * orders already leave out all of them.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table companies add column setup_skipped text not null default ''`.execute(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`update companies c set setup_skipped = 'details,opening,city,driver,merchant,order,staff'
    where exists (select from orders o where o.company_id = c.company_id)
      or exists (select from deleted_orders o where o.company_id = c.company_id)`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
  await sql`create policy owner_updates on companies as restrictive for update to tawseel_app
    using (current_setting('app.role', true) in ('Owner', 'system') or current_setting('app.system', true) = 'on')`.execute(
    db,
  );
  await sql`create trigger audit_change
    after update of name_company, name_admin, email, phone, country, city on companies for each row
    when (current_setting('app.trail', true) is distinct from 'off')
    execute function audit_change('company', '{company_id}', '{city,company_id,country,email,name_admin,name_company,phone}', '{}')`.execute(
    db,
  );
}
