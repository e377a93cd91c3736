import { sql, type QueryExecutorProvider } from 'kysely';
import { countChanges, isolateTenants } from './table-parts.ts';

const counted = [
  'drivers',
  'cars',
  'car_services',
  'cities',
  'merchants',
  'orders',
  'deleted_orders',
  'profits',
  'expenses',
  'payments',
  'contracts',
] as const;

/**
 * The number of changes of each company's rows by table: a cached page is current while the sum is the same. Each database
 * process counts in rows of its own, so that no change waits for another.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table table_changes (
      company_id text not null references companies,
      table_name text not null,
      process integer not null,
      changes bigint not null,
      primary key (company_id, table_name, process)
    )`.execute(db);
  await isolateTenants(db, 'table_changes', 'select, insert, update');
  await sql`
    create function count_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        insert into table_changes as t (company_id, table_name, process, changes)
          select distinct company_id, tg_table_name, pg_backend_pid(), 1 from old_rows
          on conflict (company_id, table_name, process) do update set changes = t.changes + 1;
      else
        insert into table_changes as t (company_id, table_name, process, changes)
          select distinct company_id, tg_table_name, pg_backend_pid(), 1 from new_rows
          on conflict (company_id, table_name, process) do update set changes = t.changes + 1;
      end if;
      return null;
    end $$`.execute(db);
  for (const table of counted) await countChanges(db, table);
  await createCallerCheck(db);
}

/** One call checks the sessions of several requests and reads the changes of the tables that they list. */
async function createCallerCheck(db: QueryExecutorProvider) {
  await sql`
    create function session_is_alive(company text, session text, token_generation integer) returns boolean
    language plpgsql stable as $$
    begin
      return exists (select from sessions s
        where s.company_id = company and s.session_id = session::uuid and s.expires_at > now()
          and (token_generation is null or s.generation = token_generation
            or (s.generation = token_generation + 1 and s.replaced_at > now() - interval '1 minute')));
    end $$`.execute(db);
  await sql`
    create or replace function enter_company(company text, session text, token_generation integer, admin text, request text)
    returns table (is_alive boolean, company_status text) language plpgsql as $$
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('role', 'tawseel_app', true);
      return query select session_is_alive(company, session, token_generation),
        (select c.status from companies c where c.company_id = company);
    end $$`.execute(db);
  // The setting lets the owner of the tables see all companies; the role of requests has no such policy.
  await sql`
    create function check_callers(companies text[], sessions text[], generations integer[], tables text[])
    returns table (is_alive boolean, company_status text, version bigint)
    language plpgsql as $$
    begin
      perform set_config('app.system', 'on', true);
      return query select session_is_alive(c.company, c.session, c.generation),
        (select o.status from companies o where o.company_id = c.company),
        (select coalesce(sum(t.changes), 0)::bigint from table_changes t
          where t.company_id = c.company and t.table_name = c.table_name)
      from unnest(companies, sessions, generations, tables)
        with ordinality c (company, session, generation, table_name, n) order by c.n;
    end $$`.execute(db);
}
