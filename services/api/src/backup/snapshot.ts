import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Row } from './archive-format.ts';
import {
  identitiesOf,
  requireMigration,
  storedTables,
  type Identities,
  type StoredTable,
} from './stored-tables.ts';

/** All rows of all tables at one moment. */
export interface Snapshot {
  migration: string;
  tables: readonly StoredTable[];
  identities: Identities;
  /** The next rows of a table as texts of their columns; none at its end. */
  next(table: StoredTable): Promise<Row[]>;
  close(): Promise<void>;
}

const rowsAtOnce = 250;
let snapshots = 0;

/**
 * Reads the database at one moment. On a server one transaction stays open. The embedded database has one connection,
 * which requests need: there the cursors hold a copy of all rows beyond the transaction, and each batch borrows the
 * connection.
 */
export async function openSnapshot({ db, kind }: Database): Promise<Snapshot> {
  const transaction = await db.startTransaction().execute();
  try {
    snapshots += 1;
    const number = snapshots;
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    await sql`select set_config('app.system', 'on', true), set_config('TimeZone', 'UTC', true),
      set_config('DateStyle', 'ISO', true)`.execute(transaction);
    const migration = await requireMigration(transaction);
    const tables = await storedTables(transaction);
    const cursors = new Map(tables.map((table, at) => [table, sql.id(`backup_${number}_${at}`)]));
    const hold = kind === 'embedded' ? sql`with hold` : sql``;
    for (const [{ name, columns }, cursor] of cursors) {
      const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
      await sql`declare ${cursor} no scroll cursor ${hold} for
        select array[${texts}] as row from ${sql.table(name)}`.execute(transaction);
    }
    const identities = await identitiesOf(transaction);
    if (kind === 'embedded') await transaction.commit().execute();
    const reader = kind === 'embedded' ? db : transaction;
    return {
      migration,
      tables,
      identities,
      async next(table) {
        const fetch = sql<{ row: Row }>`fetch ${sql.lit(rowsAtOnce)} from ${cursors.get(table)}`;
        const { rows } = await fetch.execute(reader);
        return rows.map(({ row }) => row);
      },
      async close() {
        if (kind === 'server') await transaction.rollback().execute();
        else for (const cursor of cursors.values()) await sql`close ${cursor}`.execute(db);
      },
    };
  } catch (error) {
    if (!transaction.isCommitted) await transaction.rollback().execute();
    throw error;
  }
}
