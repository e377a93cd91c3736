import pg from 'pg';
import type { ConnectionSource, SqlConnection } from './dialect.ts';
import { errorCode, errorText } from './start-error.ts';
import { textTypes } from './value-types.ts';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 20_000;
const idleInTransactionMs = 30_000;

const types = new pg.TypeOverrides();
for (const [oid, read] of textTypes) types.setTypeParser(oid, read);

class ServerConnection implements SqlConnection {
  readonly client: pg.PoolClient;
  /** Set once a statement failed for want of a server: the pool then drops the connection. */
  lost: Error | true | undefined;

  constructor(client: pg.PoolClient) {
    this.client = client;
    // The pool listens only to connections that lie idle in it. One that is lost between two statements of its holder
    // would otherwise be an error nobody hears, which ends the process.
    client.on('error', this.#onError);
  }

  readonly #onError = (error: Error) => {
    this.lost = error;
  };

  /** Gives the connection back, to be dropped where it was lost. */
  release() {
    this.client.off('error', this.#onError);
    this.client.release(this.lost);
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = [], name?: string) {
    try {
      const result = await this.client.query<Row>({ text, values: [...values], ...(name && { name }) });
      return { rows: result.rows, affected: result.rowCount ?? 0 };
    } catch (error) {
      if (isLost(error)) this.lost = error instanceof Error ? error : true;
      throw error;
    }
  }
}

/** Whether the failure is the server's absence rather than the statement's fault. */
export function isLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const code = errorCode(error) ?? '';
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)/.test(code)) return true;
  // Class 08: connection; 57P01-57P03: shut down, crashed, starting; 53300: no connection left.
  if (/^(08...|57P0[123]|53300)$/.test(code)) return true;
  return lostMessages.test(errorText(error));
}

const lostMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed/i;

/** Limits of what a request may take of the server. Both ends count: the server may be out of reach. */
const requestLimits = {
  statement_timeout: statementTimeoutMs,
  query_timeout: statementTimeoutMs + 5_000,
  idle_in_transaction_session_timeout: idleInTransactionMs,
};

/**
 * Connections to a PostgreSQL server; `onError` hears of idle connections that the server closed. `isUnhurried` is for
 * work of the operator's that may take as long as it takes, such as a migration of a large table.
 */
export function openServerSource(
  url: string,
  size: number,
  onError: (error: Error) => void,
  isUnhurried = false,
): ConnectionSource {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(isUnhurried ? {} : requestLimits),
    application_name: 'tawseel-api',
    keepAlive: true,
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  return {
    async acquire() {
      return new ServerConnection(await pool.connect());
    },
    release(connection) {
      if (connection instanceof ServerConnection) connection.release();
    },
    async close() {
      await pool.end();
    },
  };
}
