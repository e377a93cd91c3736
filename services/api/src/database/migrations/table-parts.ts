import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { createView } from './create-view.ts';

/** A role that nobody signs in as; the owner of the tables can become it. */
export async function createRole(db: QueryExecutorProvider, name: string): Promise<void> {
  await addRole(db, name);
  const [id, literal] = [sql.id(name), sql.lit(name)];
  // Since PostgreSQL 16 the creator of a role is its member, but may not yet become it.
  await sql`
    do $$
    begin
      if not pg_has_role(current_user, ${literal},
        case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) then
        execute format('grant ${id} to %I', current_user);
      end if;
      execute format('grant usage on schema %I to ${id}', current_schema());
    end $$`.execute(db);
}

/** Creates a role that nobody signs in as, unless the server has it. */
export async function addRole(db: QueryExecutorProvider, name: string): Promise<void> {
  // Roles belong to the whole server: another database of it, starting now, may be first.
  await sql`
    do $$
    begin
      if not exists (select from pg_roles where rolname = ${sql.lit(name)}) then
        create role ${sql.id(name)} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
}

/** Generated column for the search: the given SQL texts, folded. */
export function searchColumn(parts: readonly string[]) {
  const joined = parts.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `);
  return sql.raw(`search_text text not null generated always as (fold_text(${joined})) stored`);
}

/** Trigram index on the search column; company_id leads it. */
export async function indexSearch(db: QueryExecutorProvider, table: string): Promise<void> {
  await sql`create index ${sql.id(`${table}_search`)} on ${sql.table(table)}
    using gin (company_id, search_text gin_trgm_ops)`.execute(db);
}

/** Isolates the tenants of a table: requests see the rows of their company, and have the named rights. */
export async function isolateTenants(
  db: QueryExecutorProvider,
  table: string,
  rights: string,
): Promise<void> {
  const on = sql.table(table);
  await sql`alter table ${on} enable row level security`.execute(db);
  await sql`alter table ${on} force row level security`.execute(db);
  await sql`create policy company_rows on ${on} using (company_id = current_setting('app.company_id', true))`.execute(
    db,
  );
  await sql`create policy system_rows on ${on} to current_user using (current_setting('app.system', true) = 'on')`.execute(
    db,
  );
  await sql`grant ${sql.raw(rights)} on ${on} to tawseel_app`.execute(db);
}

/** Lets lists read a table through its view; see migration 0010. */
export async function listRows(db: QueryExecutorProvider, table: string): Promise<void> {
  await sql`grant select on ${sql.table(table)} to tawseel_lists`.execute(db);
  await sql`create policy listed_rows on ${sql.table(table)} for select to tawseel_lists using (true)`.execute(
    db,
  );
  await createListedViews(db, [table]);
}

/** Creates a table's view again, with the columns that the table has now. */
export async function refreshListedView(db: QueryExecutorProvider, table: string): Promise<void> {
  await sql`drop view if exists ${sql.table(`listed_${table}`)}`.execute(db);
  await createListedViews(db, [table]);
}

/** Replaces a table's searched text; views of the table are dropped with it. */
export async function replaceSearch(
  db: QueryExecutorProvider,
  table: string,
  parts: readonly string[],
): Promise<void> {
  await sql`alter table ${sql.table(table)} drop column search_text cascade`.execute(db);
  await sql`alter table ${sql.table(table)} add column ${searchColumn(parts)}`.execute(db);
  await indexSearch(db, table);
}

/** Views of tables that lists read, `listed_orders` and so on: rows of the request's company, all of their columns. */
export async function createListedViews(db: QueryExecutorProvider, tables: readonly string[]): Promise<void> {
  for (const name of tables)
    await createView(
      db,
      `listed_${name}`,
      sql`select * from ${sql.table(name)} where company_id = current_setting('app.company_id', true)`,
    );
}

/** For migrations before 0017; {@link auditRows} replaces it. */
export async function auditChanges(
  db: QueryExecutorProvider,
  table: string,
  entity: string,
  key: readonly string[],
) {
  await sql`create trigger record_change after insert or update or delete on ${sql.table(table)} for each row
    when (current_setting('app.trail', true) is distinct from 'off')
    execute function record_change(${literals([entity, ...key])})`.execute(db);
}

/** A table whose changes are in the audit log. */
export interface AuditedTable {
  table: string;
  /** Columns that identify the table's rows in the log. */
  entity: string;
  key: readonly string[];
  /** The logged columns, except amounts. */
  columns: readonly string[];
  /** Columns of fils, logged in JD. */
  amounts: readonly string[];
  /** Columns with data of customers, logged apart from the entry; see migration 0029. */
  personal?: readonly string[];
}

/** Adds every change of the table's rows to the audit log, with the named columns and no other. */
export async function auditRows(db: QueryExecutorProvider, audited: AuditedTable): Promise<void> {
  const { table, entity, key, columns, amounts, personal } = audited;
  const named = [key, columns, amounts, ...(personal ? [personal] : [])];
  const lists = named.map((names) => `{${names.join(',')}}`);
  await sql`create or replace trigger audit_change after insert or update or delete on ${sql.table(table)} for each row
    when (current_setting('app.trail', true) is distinct from 'off')
    execute function audit_change(${literals([entity, ...lists])})`.execute(db);
}

/** Every change of the balances goes to the ledger. */
export async function recordBalances(
  db: QueryExecutorProvider,
  table: string,
  holder: string,
  accounts: readonly string[],
) {
  await sql`create trigger record_balances after insert or update on ${sql.table(table)} for each row
    execute function record_balances(${literals([holder, ...accounts])})`.execute(db);
}

interface Tally {
  /** Condition of the counted rows, as SQL; all by default. */
  counted?: string;
  /** Column that splits the counter. */
  by?: string;
  /** Increment of each row: 1 by default, or an amount. */
  adds?: string;
}

/** Maintains a counter in `tallies` under `name`: the number of the table's rows, or a sum over them. */
export async function countRows(
  db: QueryExecutorProvider,
  table: string,
  name: string,
  { counted = 'true', by = `''`, adds = '1' }: Tally = {},
): Promise<void> {
  const call = sql`keep_tally(${literals([name, counted, by, adds])})`;
  for (const event of ['insert', 'update', 'delete'] as const)
    await afterStatement(db, table, event, `tally_${name}_${event}`, call);
}

/** A counter of {@link countTable}. */
export interface TableCounter extends Tally {
  name: string;
}

/**
 * Maintains all counters of a table by one statement after each change, which a connection plans once: it replaces the
 * triggers of {@link countRows}. Sessions that change the same counters lock them in the same order.
 */
export async function countTable(
  db: QueryExecutorProvider,
  table: string,
  counters: readonly TableCounter[],
): Promise<void> {
  const on = sql.table(table);
  const call = sql.id(`count_${table}`);
  const values = counters.map(
    ({ name, counted = 'true', by = `''`, adds = '1' }) =>
      sql`(${sql.lit(name)}, (${sql.raw(by)})::text, (${sql.raw(adds)})::bigint, ${sql.raw(counted)})`,
  );
  const add = (rows: RawBuilder<unknown>) => sql`
    insert into tallies as t (company_id, name, key, amount)
    select r.company_id, v.name, v.key, sum(r.sign * v.adds) from (${rows}) r
      cross join lateral (values ${sql.join(values)}) v (name, key, adds, counted)
    where v.counted group by 1, 2, 3 having sum(r.sign * v.adds) <> 0 order by 1, 2, 3
    on conflict (company_id, name, key) do update set amount = t.amount + excluded.amount`;
  const came = sql`select 1 as sign, * from new_rows`;
  const went = sql`select -1 as sign, * from old_rows`;
  await sql`create function ${call}() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then ${add(came)};
        when 'UPDATE' then ${add(sql`${came} union all ${went}`)};
        else ${add(went)};
      end case;
      return null;
    end $$`.execute(db);
  for (const event of ['insert', 'update', 'delete'] as const) {
    for (const { name } of counters)
      await sql`drop trigger if exists ${sql.id(`tally_${name}_${event}`)} on ${on}`.execute(db);
    await afterStatement(db, table, event, `count_${event}`, sql`${call}()`);
  }
}

const changedRows = { insert: ['new'], update: ['new', 'old'], delete: ['old'] } as const;

/** Calls a function after each statement that changes rows, which it reads as `new_rows` and `old_rows`. */
export async function afterStatement(
  db: QueryExecutorProvider,
  table: string,
  event: keyof typeof changedRows,
  name: string,
  call: RawBuilder<unknown>,
) {
  const referencing = changedRows[event].map((rows) => `${rows} table as ${rows}_rows`).join(' ');
  await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
    referencing ${sql.raw(referencing)} for each statement execute function ${call}`.execute(db);
}

/** Counts the changes of a table in `table_changes`, which a later migration drops. */
export async function countChanges(db: QueryExecutorProvider, table: string): Promise<void> {
  for (const event of ['insert', 'update', 'delete'] as const)
    await afterStatement(db, table, event, `change_${event}`, sql`count_change()`);
}

/** Rows are only added, never changed or deleted. */
export async function appendOnly(db: QueryExecutorProvider, table: string): Promise<void> {
  await sql`create trigger append_only before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()`.execute(db);
}

function literals(values: readonly string[]) {
  return sql.join(values.map((value) => sql.lit(value)));
}
