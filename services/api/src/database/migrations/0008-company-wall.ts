import { sql, type QueryExecutorProvider } from 'kysely';

const tables = {
  companies: 'select, insert, update',
  sessions: 'select, insert, update, delete',
  idempotency_keys: 'select, insert, update, delete',
  tallies: 'select, insert, update',
  drivers: 'select, insert, update',
  cars: 'select, insert, update',
  cities: 'select, insert, update',
  merchants: 'select, insert, update',
  orders: 'select, insert, update, delete',
  deleted_orders: 'select, insert, update, delete',
  profits: 'select, insert',
  expenses: 'select, insert, update, delete',
  payments: 'select, insert',
  contracts: 'select, insert, update',
  contract_evidence: 'select, insert',
  ledger: 'select, insert',
  audit: 'select, insert',
} as const;

/**
 * Row-level security, independent of the queries: requests run as a role that sees only the rows of
 * `app.company_id`. The owner sees all rows only if `app.system` is set, for tasks that span companies.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const [name, rights] of Object.entries(tables)) {
    const table = sql.table(name);
    await sql`alter table ${table} enable row level security`.execute(db);
    await sql`alter table ${table} force row level security`.execute(db);
    await sql`create policy company_rows on ${table}
      using (company_id = current_setting('app.company_id', true))`.execute(db);
    await sql`create policy system_rows on ${table} to current_user
      using (current_setting('app.system', true) = 'on')`.execute(db);
    await sql`grant ${sql.raw(rights)} on ${table} to tawseel_app`.execute(db);
  }
  await sql`grant select, insert, update, delete on login_attempts to tawseel_app`.execute(db);
  await createEntrance(db);
}

/** One call sets a transaction's tenant context and reports whether its session is alive. */
async function createEntrance(db: QueryExecutorProvider) {
  await sql`
    create function enter_company(company text, session text, admin text, request text)
    returns table (is_alive boolean, company_status text) language plpgsql as $$
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('role', 'tawseel_app', true);
      return query
        select exists (select from sessions s
            where s.company_id = company and s.session_id = session::uuid and s.expires_at > now()),
          (select c.status from companies c where c.company_id = company);
    end $$`.execute(db);
}
