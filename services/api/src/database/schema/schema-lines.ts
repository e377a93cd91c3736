import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * All objects that the migrations create, one line each. Major versions of PostgreSQL print some of them differently:
 * those parts are normalised or omitted. `owner` stands for the role that owns the tables.
 */
export async function schemaLines(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with space as (select current_schema()::regnamespace as oid),
    owner as (
      select coalesce((select relowner from pg_class where relname = 'migrations'
        and relnamespace = (select oid from space)), current_user::regrole) as oid
    ),
    relation as (select c.* from pg_class c where relnamespace = (select oid from space)),
    named as (
      select r.oid, case when r.oid = (select oid from owner) then 'owner' else r.rolname end as name from pg_roles r
      union all select 0, 'public'
    )
    select line from (
      select format('table %s, owned by %s, row-level security %s', relname, n.name,
        case when relforcerowsecurity and relrowsecurity then 'forced' when relrowsecurity then 'on' else 'off' end) as line
      from relation join named n on n.oid = relowner where relkind in ('r', 'p')

      union all select format('column %s.%s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case a.attidentity when 'a' then ' identity' when 'd' then ' identity by default' else '' end,
        case when d.oid is null then '' when a.attgenerated = 's' then ' generated ' else ' default ' end
          || coalesce(pg_get_expr(d.adbin, d.adrelid), ''))
      from relation c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p')

      union all select format('constraint %s.%s %s%s', c.relname, k.conname, pg_get_constraintdef(k.oid),
        case when k.convalidated then '' else ' not valid' end)
      from pg_constraint k join relation c on c.oid = k.conrelid where k.contype in ('p', 'u', 'f', 'c', 'x')

      union all select format('index %s%s', replace(pg_get_indexdef(i.indexrelid), format(' ON %I.', current_schema()), ' ON '),
        case when i.indisvalid then '' else ' invalid' end)
      from pg_index i join relation c on c.oid = i.indrelid where c.relkind in ('r', 'p')

      union all select format('policy %s.%s %s for %s to %s using %s check %s', c.relname, p.polname,
        case when p.polpermissive then 'permissive' else 'restrictive' end, p.polcmd,
        (select string_agg(n.name, ', ' order by n.name) from unnest(p.polroles) r join named n on n.oid = r),
        coalesce(pg_get_expr(p.polqual, p.polrelid), '-'), coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-'))
      from pg_policy p join relation c on c.oid = p.polrelid

      union all select format('trigger %s%s',
        replace(pg_get_triggerdef(t.oid), format(' ON %I.', current_schema()), ' ON '),
        case t.tgenabled when 'O' then '' else ' not enabled' end)
      from pg_trigger t join relation c on c.oid = t.tgrelid where not t.tgisinternal

      -- A view's table is named before each column up to PostgreSQL 15, no longer from 16.
      union all select format('view %s, owned by %s: %s', c.relname, n.name,
        regexp_replace(regexp_replace(pg_get_viewdef(c.oid), '\\m' || substr(c.relname, 8) || '\\.', '', 'g'), '\\s+', ' ', 'g'))
      from relation c join named n on n.oid = c.relowner where c.relkind = 'v'

      -- The collation that folds letters is the best that the database has.
      union all select format('function %s(%s) returns %s, owned by %s, %s %s%s%s, body %s', p.proname,
        pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid), n.name, l.lanname, p.provolatile,
        case when p.proisstrict then ' strict' else '' end, case when p.prosecdef then ' security definer' else '' end,
        md5(regexp_replace(coalesce(pg_get_function_sqlbody(p.oid), p.prosrc), 'collate "?(pg_c_utf8|und-x-icu|C\\.utf8|C)"?', 'collate', 'gi')))
      from pg_proc p join pg_language l on l.oid = p.prolang join named n on n.oid = p.proowner
      where p.pronamespace = (select oid from space)
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')

      union all select format('grant on %s to %s: %s', c.relname, n.name,
        string_agg(lower(g.privilege_type), ', ' order by g.privilege_type))
      from relation c cross join lateral aclexplode(c.relacl) g join named n on n.oid = g.grantee
      where g.grantee <> c.relowner and c.relkind in ('r', 'p', 'v')
      group by c.relname, n.name

      union all select format('role %s: %s', rolname, case when rolsuper or rolbypassrls or rolcanlogin
        then 'has more rights than it should' else 'sees what policies let it see' end)
      from pg_roles where rolname in ('tawseel_app', 'tawseel_lists')
      union all select format('role %s uses the schema', rolname) from pg_roles
      where rolname in ('tawseel_app', 'tawseel_lists')
        and has_schema_privilege(oid, (select oid from space)::oid, 'usage')
      union all select format('role %s may be taken by this connection', rolname) from pg_roles
      where rolname = 'tawseel_app' and pg_has_role(session_user, oid,
        case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end)
      union all select format('this connection is %s', n.name) from named n where n.oid = session_user::regrole

      union all select format('extension %s', extname) from pg_extension where extname in ('pg_trgm', 'btree_gin', 'btree_gist')
    ) l order by line collate "C"`.execute(db);
  return rows.map(({ line }) => line);
}
