import { keepAlive, limitedPrimary } from '@tawseel/api';
import pg from 'pg';
import { StoreUnavailable } from './release-store.ts';

/** Runs statements, each by itself or all in one transaction. */
export interface Sql {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Connections to the database of the releases. */
export interface ReleaseDatabase extends Sql {
  readonly url: string;
  /** Runs work in a transaction, which a failure rolls back. */
  inTransaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** PostgreSQL's errors that are about the server: connection, role, database, resources, operator; 25006: it is not the primary. */
const aboutServer = /^(08|28|3D|53|57|25006)/;

function asUnavailable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !aboutServer.test(error.code ?? '')) return error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StoreUnavailable(`The release store cannot be reached (${reason}).`, { cause: error });
}

function sqlOver(client: pg.Pool | pg.PoolClient): Sql {
  return {
    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        throw asUnavailable(error);
      }
    },
  };
}

/** Opens connections to a PostgreSQL server; a server that is away shows at the first statement. */
export function openDatabase(url: string): ReleaseDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5_000,
    query_timeout: 35_000,
    application_name: 'tawseel-releases',
    ...keepAlive,
    ...limitedPrimary({ statement: 30_000, idleInTransaction: 60_000 }),
  });
  // A lost connection shows at its next statement, and must not end the process before.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...sqlOver(pool),
    url,
    async inTransaction(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asUnavailable(error);
      });
      let lost: Error | undefined;
      const onError = (error: Error) => void (lost = error);
      client.on('error', onError);
      const sql = sqlOver(client);
      try {
        await sql.query('begin');
        const result = await work(sql);
        await sql.query('commit');
        return result;
      } catch (error) {
        if (error instanceof StoreUnavailable) lost = error;
        await sql.query('rollback').catch((failure: unknown) => {
          lost = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        client.off('error', onError);
        client.release(lost);
      }
    },
    close: () => pool.end(),
  };
}
