import { setTimeout } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import type { ApiConfig } from '../config/config.ts';
import { dialect, type ConnectionSource } from './dialect.ts';
import { openEmbeddedSource } from './embedded-source.ts';
import { measuredSource, type DatabaseObserver } from './measured-source.ts';
import { migrate, newestMigration } from './migrate.ts';
import { hasSessions } from './has-sessions.ts';
import { openServerSource } from './server-source.ts';
import { StartError, errorText } from './start-error.ts';
import type { Tables } from './tables.ts';

/** A transaction of the API's database. */
export type Tx = Transaction<Tables>;

/** The API's database, embedded or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly db: Kysely<Tables>;
  /** Runs statements without Kysely, for reads where its overhead matters. */
  readonly source: ConnectionSource;
  /** Whether the database responds and takes changes, and its tables are up to date. */
  isReady(): Promise<boolean>;
  /** Waits for running work, then closes; the data folder is free afterwards. */
  close(): Promise<void>;
}

/** Time limit of a readiness check, in milliseconds: a probe does not wait for long. */
const readyMs = 2_000;

/** Wraps a source of connections; the caller runs `migrate`. */
export function databaseOver(source: ConnectionSource, kind: Database['kind']): Database {
  const db = new Kysely<Tables>({ dialect: dialect(source) });
  return {
    kind,
    db,
    source,
    async isReady() {
      const check = sql`
        select 1 from migrations where name = ${newestMigration} and current_setting('transaction_read_only') = 'off'`
        .execute(db)
        .then(
          ({ rows }) => rows.length === 1,
          () => false,
        );
      return Promise.race([check, setTimeout(readyMs, false, { ref: false })]);
    },
    close: () => db.destroy(),
  };
}

/** Settings of {@link openDatabase}. */
export type DatabaseConfig = Pick<ApiConfig, 'dataDir' | 'databaseUrl' | 'databasePool'> & {
  /** For operator's tasks, without the time limit of statements. */
  isUnhurried?: boolean;
  /** They receive the statements of requests. */
  observers?: readonly DatabaseObserver[];
};

/**
 * Opens the configured database and brings its tables up to date.
 *
 * @param onError receives the loss of idle connections
 * @throws StartError in one sentence: no server, folder in use or not writable, no right to create tables
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  const { databaseUrl, databasePool, isUnhurried = false, observers = [] } = config;
  const measured = (source: ConnectionSource) =>
    observers.length > 0 ? measuredSource(source, observers) : source;
  if (databaseUrl) {
    const openServer = (size: number, unhurried: boolean) =>
      databaseOver(measured(openServerSource(databaseUrl, size, onError, unhurried)), 'server');
    await migrated(openServer(1, true), databaseUrl).then((database) => database.close());
    return openServer(databasePool, isUnhurried);
  }
  return migrated(databaseOver(measured(await openEmbeddedSource(config.dataDir)), 'embedded'));
}

/**
 * Opens the configured database for one operator's task and leaves its tables as they are.
 *
 * @throws StartError in one sentence, as {@link openDatabase}
 */
export async function openWithoutMigrating({ databaseUrl, dataDir }: DatabaseConfig): Promise<Database> {
  const database = databaseUrl
    ? databaseOver(
        openServerSource(databaseUrl, 1, () => {}, true),
        'server',
      )
    : databaseOver(await openEmbeddedSource(dataDir), 'embedded');
  try {
    if (databaseUrl) await checkServer(database.db, databaseUrl);
    // Kysely closes only a connection that has run a statement.
    else await sql`select`.execute(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Brings the tables up to date, and closes the database if that fails. */
async function migrated(database: Database, serverUrl?: string) {
  try {
    if (serverUrl) await checkServer(database.db, serverUrl);
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function checkServer(db: Kysely<Tables>, url: string) {
  const { host } = new URL(url);
  try {
    const { rows } = await sql<{ encoding: string }>`
      select current_setting('server_encoding') as encoding`.execute(db);
    if (rows[0]?.encoding !== 'UTF8')
      throw new StartError(`The database of DATABASE_URL must have the encoding UTF8.`);
    if (!(await hasSessions(url)))
      throw new StartError(
        `Between the service and the database at ${host}, a pooler shares connections between transactions. Set it to session ` +
          'mode (PgBouncer: pool_mode = session), or name the server itself in DATABASE_URL.',
      );
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database at ${host} does not answer (${errorText(error)}); see DATABASE_URL.`);
  }
}
