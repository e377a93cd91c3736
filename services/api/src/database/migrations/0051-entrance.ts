import { sql, type QueryExecutorProvider } from 'kysely';

/** Pages are not cached: nothing needs the number of changes of a table. Each change had written it. */
async function dropTableChanges(db: QueryExecutorProvider) {
  await sql`drop function check_callers(text[], text[], integer[], text[])`.execute(db);
  await sql`drop function count_change() cascade`.execute(db);
  await sql`drop table table_changes`.execute(db);
}

/** The entrance reads the session, its person and what the company requires of people at once. */
async function createEntrance(db: QueryExecutorProvider) {
  await sql`
    create or replace function enter_company(company text, session text, token_generation integer, admin text, request text)
    returns table (is_alive boolean, company_status text, lacks_factor boolean) language plpgsql as $$
    declare
      person record;
      is_found boolean;
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('jit', 'off', true), set_config('role', 'tawseel_app', true);
      select a.role, a.name, c.status, coalesce(r.factor_required and a.has_factor = 'No', false) as lacks_factor into person
        from sessions s
        join accounts a on a.company_id = s.company_id and a.account_id = s.admin_id
        join companies c on c.company_id = s.company_id
        left join security_settings r on r.company_id = s.company_id
        where s.company_id = company and s.session_id = session::uuid and s.admin_id = admin and s.expires_at > now()
          and a.status = 'Active' and (token_generation is null or s.generation = token_generation
            or (s.generation = token_generation + 1 and s.replaced_at > now() - interval '1 minute'));
      is_found := found;
      perform set_config('app.role', coalesce(person.role, ''), true),
        set_config('app.person', coalesce(person.name, ''), true);
      return query select is_found, person.status, person.lacks_factor;
    end $$`.execute(db);
  await sql`drop function session_is_alive(text, text, integer)`.execute(db);
  await sql`drop function session_lacks_factor(text, text)`.execute(db);
}

export async function up(db: QueryExecutorProvider): Promise<void> {
  await dropTableChanges(db);
  await createEntrance(db);
}
