import { sql, type Kysely, type Transaction } from 'kysely';
import { migrations } from './migrations/index.ts';
import { StartError, errorCode, errorText } from './start-error.ts';
import type { Tables } from './tables.ts';

/** Arbitrary number of this project: processes that migrate one database at once take turns on it. */
const lockNumber = 7_289_335;

/** PostgreSQL's error code for a missing privilege. */
const insufficientPrivilege = '42501';

export const newestMigration = Object.keys(migrations).at(-1) ?? '';

/** Runs the missing migrations, in order, up to and including `last`. */
export async function migrateWithin(tx: Transaction<Tables>, last: string = newestMigration): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx);
  const done = new Set(rows.map((row) => row.name));
  for (const [name, up] of Object.entries(migrations)) {
    if (!done.has(name)) {
      // A migration knows only the tables of its own time.
      await up(tx);
      await sql`insert into migrations (name) values (${name})`.execute(tx);
    }
    if (name === last) break;
  }
}

/**
 * Brings the tables up to date in one transaction, under an advisory lock: processes that start together take turns, and
 * a start that fails half-way leaves nothing behind. One connection is enough, as the embedded database has only one.
 *
 * @throws StartError when a migration fails; it names the command to run when the role lacks a privilege
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  try {
    await db.transaction().execute((tx) => migrateWithin(tx));
  } catch (error) {
    if (errorCode(error) === insufficientPrivilege)
      throw new StartError(
        `The role of DATABASE_URL lacks a right that the tables need (${errorText(error)}): ` +
          'prepare the database once as the administrator of the server, with "npm run database -- prepare".',
      );
    throw new StartError(`The database's tables cannot be brought up to date (${errorText(error)}).`);
  }
}
