import { sql, type QueryExecutorProvider } from 'kysely';
import { BackupError } from './backup-error.ts';
import type { Entry } from './archive-format.ts';

/**
 * Tables that a backup omits: migrations create their own names, and a restored database revives neither ended sessions
 * nor failed sign-ins, challenges of passkeys, nor counts of changes, which only cached pages need. Idempotency keys are included: a request repeated
 * after a restore must not run twice.
 */
const leftOut = ['migrations', 'sessions', 'driver_sessions', 'login_attempts', 'passkey_challenges'];

/** A table as it is backed up: its columns without generated ones. */
export interface StoredTable {
  name: string;
  columns: { name: string; type: string }[];
  /** Tables that its foreign keys name. */
  after: string[];
}

/** The last number of each sequence that a column owns, of an identity or a default. */
export type Identities = Extract<Entry, { kind: 'tables read' }>['identities'];

/** The tables of the database, each after those that its foreign keys name. */
export async function storedTables(db: QueryExecutorProvider): Promise<StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; types: string[]; after: string[] }>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as types,
      array(select distinct o.relname::text from pg_constraint f join pg_class o on o.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as after
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all (${leftOut}::text[])
    order by c.relname`.execute(db);
  return inOrder(
    rows.map(({ name, columns, types, after }) => ({
      name,
      columns: columns.map((column, at) => ({ name: column, type: types[at] ?? 'text' })),
      after,
    })),
  );
}

function inOrder(tables: readonly StoredTable[]): StoredTable[] {
  const ordered: StoredTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = waiting.filter(({ after }) => after.every((name) => done.has(name)));
    if (next.length === 0) throw new Error('Foreign keys of the tables form a circle.');
    ordered.push(...next);
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** The newest migration of the database; undefined if it has no tables of this product. */
export async function presentMigration(db: QueryExecutorProvider): Promise<string | undefined> {
  const found = await sql<{ name: string | null }>`
    select to_regclass(quote_ident(current_schema()) || '.migrations')::text as name`.execute(db);
  if (!found.rows[0]?.name) return undefined;
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from migrations`.execute(db);
  return rows[0]?.name ?? undefined;
}

/** The last number that each identity column has generated. */
export async function identitiesOf(db: QueryExecutorProvider): Promise<Identities> {
  const { rows } = await sql<{ table: string; column: string; last: number | null }>`
    select c.relname as table, a.attname as column, pg_sequence_last_value(s.name::regclass) as last
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      cross join lateral (select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as name) s
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and s.name is not null
    order by 1, 2`.execute(db);
  return rows;
}

/** The newest migration of the database to back up. */
export async function requireMigration(db: QueryExecutorProvider): Promise<string> {
  const migration = await presentMigration(db);
  if (!migration) throw new BackupError('The database has no tables of this product: nothing to back up.');
  return migration;
}
