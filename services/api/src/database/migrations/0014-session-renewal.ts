import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * A renewal keeps the session and gives it a token of the next generation. Sessions and tokens of earlier versions are
 * of generation 0.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table sessions
      add column generation integer not null default 0,
      add column replaced_at timestamptz`.execute(db);
  // Added beside the function of four arguments, which system work without a session uses, and which
  // processes of the previous version call during a rolling update. Without a generation, any token of the
  // session is accepted.
  await sql`
    create function enter_company(company text, session text, token_generation integer, admin text, request text)
    returns table (is_alive boolean, company_status text) language plpgsql as $$
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('role', 'tawseel_app', true);
      return query
        select exists (select from sessions s
            where s.company_id = company and s.session_id = session::uuid and s.expires_at > now()
              and (token_generation is null or s.generation = token_generation
                or (s.generation = token_generation + 1 and s.replaced_at > now() - interval '1 minute'))),
          (select c.status from companies c where c.company_id = company);
    end $$`.execute(db);
}
