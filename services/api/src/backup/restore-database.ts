import { sql } from 'kysely';
import { bulkLoad } from '../database/bulk-load.ts';
import type { Database, Tx } from '../database/database.ts';
import { migrateWithin } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Header, TablesRead } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { readArchive } from './read-archive.ts';
import { presentMigration, storedTables, type StoredTable } from './stored-tables.ts';

const batchRows = 1000;
const batchBytes = 4 * 1024 * 1024;

/**
 * Fills an empty database from an archive, in one transaction: anything that fails leaves the database empty. The tables
 * are made by the migrations of the archive's day, filled, and then brought up to date.
 *
 * @throws BackupError in one sentence where the database is not empty, or the archive is newer than this program
 */
export async function restoreDatabase(database: Database, file: string, header: Header): Promise<number> {
  if (!(header.migration in migrations))
    throw new BackupError(
      `${file} cannot be restored: it was made by a newer version (${header.migration}); restore it with that version.`,
    );
  return database.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.system', 'on', true), set_config('TimeZone', 'UTC', true)`.execute(tx);
    await requireNoTables(tx, header.migration);
    await migrateWithin(tx, header.migration);
    const tables = new Map((await storedTables(tx)).map((table) => [table.name, table]));
    // The rows bring what triggers would write: counters, ledger and audit log. The locks keep others from writing.
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
    return rows;
  });
}

/** Tables that a service made when it started on the empty database are as good as none. */
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

/** Loads the rows of each table as the archive has them; how many there are. */
async function loadRows(tx: Tx, file: string, tables: ReadonlyMap<string, StoredTable>): Promise<number> {
  let load: RowLoad | undefined;
  let count = 0;
  for await (const part of readArchive(file)) {
    if ('rows' in part) {
      count += part.rows.length;
      await load?.add(part.rows);
      continue;
    }
    const [kind, content] = part.entry;
    if (kind === 'table' || kind === 'tables-read') await load?.flush();
    if (kind === 'table') load = new RowLoad(tx, fitting(file, tables.get(content.name), content));
    if (kind === 'tables-read') await setIdentities(tx, content.identities);
  }
  return count;
}

/** The table as the archive has it, where it is the one that the migrations make. */
function fitting(
  file: string,
  table: StoredTable | undefined,
  { name, columns }: Omit<StoredTable, 'after'>,
) {
  if (!table || columns.toSorted().join() !== table.columns.toSorted().join())
    throw new BackupError(`${file} cannot be restored: its table ${name} is not the one of its version.`);
  return table;
}

class RowLoad {
  readonly #tx: Tx;
  readonly #table: StoredTable;
  #lines: string[] = [];
  #bytes = 0;

  constructor(tx: Tx, table: StoredTable) {
    this.#tx = tx;
    this.#table = table;
  }

  async add(lines: readonly Buffer[]) {
    for (const line of lines) {
      this.#lines.push(line.toString());
      this.#bytes += line.length;
      if (this.#lines.length >= batchRows || this.#bytes >= batchBytes) await this.flush();
    }
  }

  async flush() {
    if (this.#lines.length === 0) return;
    const { name, columns } = this.#table;
    const list = sql.join(columns.map((column) => sql.id(column)));
    await sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${this.#lines.join(',')}]`}::text::json)`.execute(
      this.#tx,
    );
    this.#lines = [];
    this.#bytes = 0;
  }
}

async function setIdentities(tx: Tx, identities: TablesRead['identities']) {
  for (const { table, column, last } of identities) {
    if (last !== null)
      await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column})::regclass, ${last}::bigint)`.execute(
        tx,
      );
  }
}
