import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Pages of the audit log by person read their own rows alone. The log says that an order was restored, where it said that one
 * was created.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index audit_person on audit (company_id, admin_id, happened_at, entry_id)`.execute(db);
  // As before, except that work may name what its insertions are.
  await sql`
    create or replace function audit_change() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
      is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
      present jsonb := coalesce(is_now, was);
    begin
      insert into audit (company_id, entity, entity_key, action, before, after, admin_id, request_id)
      values (present ->> 'company_id', tg_argv[0],
        (select string_agg(present ->> name, ' / ' order by at)
          from unnest(tg_argv[1]::text[]) with ordinality k (name, at)),
        case when tg_op = 'INSERT' then coalesce(nullif(current_setting('app.insertion', true), ''), 'create')
          when tg_op = 'DELETE' then 'delete'
          when was ->> 'deleted_at' is null and is_now ->> 'deleted_at' is not null then 'delete'
          when was ->> 'deleted_at' is not null and is_now ->> 'deleted_at' is null then 'restore' else 'update' end,
        audit_row(was, tg_argv[2]::text[], tg_argv[3]::text[]),
        audit_row(is_now, tg_argv[2]::text[], tg_argv[3]::text[]),
        coalesce(nullif(current_setting('app.admin_id', true), ''), 'system'),
        coalesce(current_setting('app.request_id', true), ''));
      if tg_nargs > 4 then
        insert into audit_customers (company_id, entry_id, before, after)
        select present ->> 'company_id', currval('audit_entry_id_seq'), v.before, v.after
        from (values (audit_personal(was, tg_argv[4]::text[]), audit_personal(is_now, tg_argv[4]::text[])))
          v (before, after)
        where v.before is not null or v.after is not null;
      end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`alter table audit disable trigger append_only`.execute(db);
  await sql`update audit a set action = 'restore' from audit r
    where a.entity = 'order' and a.action = 'create' and a.request_id <> '' and r.company_id = a.company_id
      and r.entity = 'deleted_order' and r.action = 'delete' and r.entity_key = a.entity_key
      and r.request_id = a.request_id`.execute(db);
  await sql`alter table audit enable trigger append_only`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}
