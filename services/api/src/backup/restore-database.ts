import { sql } from 'kysely';
import { bulkLoad } from '../database/bulk-load.ts';
import type { Database, Tx } from '../database/database.ts';
import { migrateWithin } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { errorText } from '../database/start-error.ts';
import { readRow, type Header } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { readArchive } from './read-archive.ts';
import { presentMigration, storedTables, type Identities, type StoredTable } from './stored-tables.ts';

const batchRows = 1000;
const batchBytes = 4 * 1024 * 1024;

/** Numbers of rows after a restore. */
export interface Restored {
  companies: number;
  orders: number;
  journals: number;
  /** All rows of the archive. */
  rows: number;
}

/** Counts the rows that an operator knows from the console. */
async function countRows(tx: Tx): Promise<Omit<Restored, 'rows'>> {
  const { rows } = await sql<Omit<Restored, 'rows'>>`
    select (select count(*)::integer from companies) as companies, (select count(*)::integer from orders) as orders,
      (select count(*)::integer from journals) as journals`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('The restored rows cannot be counted.');
  return counts;
}

/**
 * Fills an empty database from an archive, in one transaction: any failure leaves the database empty. The migrations
 * up to the archive's create the tables; after the rows are loaded, the later ones run.
 *
 * @throws BackupError in one sentence if the database is not empty, or the archive is newer than this program
 */
export async function restoreDatabase(database: Database, file: string, header: Header): Promise<Restored> {
  if (!(header.migration in migrations))
    throw new BackupError(
      `${file} cannot be restored: it was made by a newer version (${header.migration}); restore it with that version.`,
    );
  const run = async (tx: Tx) => {
    await sql`select set_config('app.system', 'on', true), set_config('TimeZone', 'UTC', true),
      set_config('DateStyle', 'ISO', true)`.execute(tx);
    await requireNoTables(tx, header.migration);
    await migrateWithin(tx, header.migration);
    const tables = new Map((await storedTables(tx)).map((table) => [table.name, table]));
    // The archive contains the rows that triggers would write: counters, books and audit log. The locks exclude other writers.
    for (const name of tables.keys())
      await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
    await requireNoRows(tx, tables.keys());
    let rows = 0;
    await bulkLoad(tx, [...tables.keys()], async () => {
      rows = await loadRows(tx, file, tables);
    });
    for (const name of tables.keys())
      await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    await migrateWithin(tx);
    return { ...(await countRows(tx)), rows };
  };
  try {
    return await database.db.transaction().execute(run);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be restored (${errorText(error)}); nothing was changed.`, {
      cause: error,
    });
  }
}

/** Tables that a service created when it started on the empty database do not count. */
async function requireNoTables(tx: Tx, migration: string) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') limit 1`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const present = await presentMigration(tx);
  if (present === migration) return requireNoRows(tx, ['companies']);
  throw new BackupError(
    present
      ? `The database is not empty: its tables are of version ${present}, those of the backup of version ${migration}; restore into a new database.`
      : 'The database is not empty: it has tables of something else; restore into a new database.',
  );
}

async function requireNoRows(tx: Tx, tables: Iterable<string>) {
  for (const name of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx);
    if (rows.length > 0)
      throw new BackupError(
        `The database is not empty: there are rows in ${name}; restore into a new database.`,
      );
  }
}

/** Loads the rows of each table in the archive's order; returns their number. */
async function loadRows(tx: Tx, file: string, tables: ReadonlyMap<string, StoredTable>): Promise<number> {
  let load: RowLoad | undefined;
  let count = 0;
  for await (const part of readArchive(file)) {
    if ('rows' in part) {
      count += part.rows.length;
      await load?.add(part.rows);
      continue;
    }
    const { entry } = part;
    if (entry.kind === 'table' || entry.kind === 'tables read') await load?.flush();
    if (entry.kind === 'table')
      load = new RowLoad(tx, fitting(file, tables.get(entry.name), entry.name, entry.columns));
    if (entry.kind === 'tables read') await setIdentities(tx, entry.identities);
  }
  return count;
}

/** The table with its columns in the archive's order, if it is the one that the migrations create. */
function fitting(file: string, table: StoredTable | undefined, name: string, names: readonly string[]) {
  const columns = names.flatMap((column) => table?.columns.filter((known) => known.name === column) ?? []);
  if (columns.length !== names.length || columns.length !== table?.columns.length)
    throw new BackupError(`${file} cannot be restored: its table ${name} is not the one of its version.`);
  return { name, columns };
}

class RowLoad {
  readonly #insert: (rows: string) => Promise<unknown>;
  readonly #width: number;
  #rows: object[] = [];
  #bytes = 0;

  constructor(tx: Tx, { name, columns }: Pick<StoredTable, 'name' | 'columns'>) {
    this.#width = columns.length;
    const targets = sql.join(columns.map((column) => sql.id(column.name)));
    const texts = sql.join(columns.map((_, at) => sql`${sql.id(String(at))} text`));
    const values = sql.join(columns.map(({ type }, at) => sql`${sql.id(String(at))}::${sql.raw(type)}`));
    this.#insert = (rows) =>
      sql`insert into ${sql.table(name)} (${targets}) overriding system value
        select ${values} from json_to_recordset(${rows}::text::json) as r (${texts})`.execute(tx);
  }

  async add(lines: readonly Buffer[]) {
    for (const line of lines) {
      // The keys of the object are the positions of the values.
      this.#rows.push(Object.fromEntries(readRow(line, this.#width).entries()));
      this.#bytes += line.length;
      if (this.#rows.length >= batchRows || this.#bytes >= batchBytes) await this.flush();
    }
  }

  async flush() {
    if (this.#rows.length === 0) return;
    await this.#insert(JSON.stringify(this.#rows));
    this.#rows = [];
    this.#bytes = 0;
  }
}

async function setIdentities(tx: Tx, identities: Identities) {
  for (const { table, column, last } of identities) {
    if (last !== null)
      await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column})::regclass, ${last}::bigint)`.execute(
        tx,
      );
  }
}
