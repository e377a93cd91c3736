import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * One query checks all callers, and its plan is kept: the planner expects more callers than a call has, and so would
 * plan each call again, which takes five times as long as the query. The lateral subqueries look up each session by its key.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create or replace function check_callers(companies text[], sessions text[], generations integer[], tables text[])
    returns table (is_alive boolean, company_status text, version bigint, lacks_factor boolean)
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    begin
      perform set_config('app.system', 'on', true);
      return query select coalesce(s.is_alive, false), o.status,
        (select coalesce(sum(t.changes), 0)::bigint from table_changes t
          where t.company_id = c.company and t.table_name = c.table_name),
        coalesce(s.lacks_factor, false)
      from unnest(companies, sessions, generations, tables)
        with ordinality c (company, session, generation, table_name, n)
      left join lateral (select o.status from companies o where o.company_id = c.company limit 1) o on true
      left join lateral (
        select s.expires_at > now() and a.status = 'Active'
            and (c.generation is null or s.generation = c.generation
              or (s.generation = c.generation + 1 and s.replaced_at > now() - interval '1 minute')) as is_alive,
          a.has_factor = 'No' and exists (select from security_settings r
            where r.company_id = c.company and r.factor_required) as lacks_factor
        from sessions s join accounts a on a.company_id = s.company_id and a.account_id = s.admin_id
        where s.company_id = c.company and s.session_id = c.session::uuid limit 1) s on true
      order by c.n;
    end $$`.execute(db);
}
