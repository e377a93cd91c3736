import pg from 'pg';
import type { ConnectionSource, SqlConnection, SqlResult, Statement } from './dialect.ts';
import { keepAlive, primaryOnly, StandbyServer } from './primary-client.ts';
import { QueriesTogether } from './queries-together.ts';
import { HungServer, ServerWatch, type WatchLimits } from './server-watch.ts';
import { errorCode, errorText } from './start-error.ts';
import { textTypes } from './value-types.ts';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 20_000;
const idleInTransactionMs = 30_000;

const types = new pg.TypeOverrides();
for (const [oid, read] of textTypes) types.setTypeParser(oid, read);

class ServerConnection implements SqlConnection {
  readonly client: pg.PoolClient;
  readonly #watch: ServerWatch | undefined;
  /** Set once a statement failed because the server is gone: the pool then drops the connection. */
  lost: Error | undefined;
  /** Rejects the running statements. */
  #fail: (error: Error) => void = () => {};
  readonly #failed = new Promise<never>((_resolve, reject) => {
    this.#fail = reject;
  });

  constructor(client: pg.PoolClient, watch: ServerWatch | undefined) {
    this.client = client;
    this.#watch = watch;
    this.#failed.catch(() => {});
    // The pool listens only to its idle connections. The loss of a borrowed one between two statements would otherwise be
    // an unhandled error, which ends the process.
    client.on('error', this.#onError);
  }

  readonly #onError = (error: Error) => {
    this.lost = error;
  };

  /** Gives up on a server that does not respond. */
  abandon(error: Error) {
    this.lost = error;
    this.#fail(error);
  }

  /** Returns the connection to the pool, which drops it if it was lost. */
  release() {
    this.client.off('error', this.#onError);
    this.client.release(this.lost);
  }

  async query<Row extends object>(text: string, values: readonly unknown[] = [], name?: string) {
    // Also the rollback after a statement of a server that hangs.
    if (this.lost) throw this.lost;
    try {
      const result = await this.#answered(
        this.client.query<Row>({ text, values: [...values], ...(name && { name }) }),
      );
      return { rows: result.rows, affected: result.rowCount ?? 0 };
    } catch (error) {
      this.#noteLoss(error);
      throw error;
    }
  }

  async queryTogether<Row extends object>(statements: readonly Statement[]) {
    if (this.lost) throw this.lost;
    const sent = statements.map((statement) => queryOf<Row>(statement));
    this.client.query(new QueriesTogether(sent));
    try {
      const results = await this.#answered(Promise.allSettled(sent.map(({ result }) => result)));
      for (const result of results) if (result.status === 'rejected') this.#noteLoss(result.reason);
      return results;
    } catch (error) {
      this.#noteLoss(error);
      throw error;
    }
  }

  #answered<Result>(answer: Promise<Result>): Promise<Result> {
    const answerOrFailure = Promise.race([answer, this.#failed]);
    return this.#watch?.during(answerOrFailure) ?? answerOrFailure;
  }

  #noteLoss(error: unknown) {
    if (isLost(error)) this.lost = error instanceof Error ? error : new Error(errorText(error));
  }
}

/** A query of pg, and its result once it was sent. */
function queryOf<Row extends object>({ sql, parameters, name, receiver }: Statement) {
  // A statement without values would be sent by the simple protocol, which ends the transaction of those before it.
  const config = { text: sql, values: [...parameters], types, queryMode: 'extended', ...(name && { name }) };
  const query = new pg.Query<Row>(config);
  const result = new Promise<SqlResult<Row>>((resolve, reject) => {
    query.on('end', ({ rows, rowCount }) => resolve({ rows, affected: rowCount ?? 0 }));
    query.on('error', reject);
  });
  return { query, result, receiver };
}

/** Whether the error is caused by the absence of the server rather than by the statement. */
export function isLost(error: unknown): boolean {
  if (error instanceof HungServer || error instanceof StandbyServer) return true;
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const code = errorCode(error) ?? '';
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)/.test(code)) return true;
  // Class 08: connection; 57P01-57P03: shut down, crashed, starting; 53300: no connection left; 25006: not the primary.
  if (/^(08...|57P0[123]|53300|25006)$/.test(code)) return true;
  return lostMessages.test(errorText(error));
}

const lostMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed|Query read timeout/i;

/** Limits of a request's statements. Both ends enforce them: the server may be unreachable. */
const requestLimits = {
  statement_timeout: statementTimeoutMs,
  query_timeout: statementTimeoutMs + 5_000,
  idle_in_transaction_session_timeout: idleInTransactionMs,
};

/** As long as a connection may take: a slower server would be unusable. */
const watchLimits = { silenceMs: 3_000, probeMs: connectTimeoutMs };

/**
 * Connections to a PostgreSQL server; `onError` receives the loss of idle ones. `isUnhurried` is for operator's tasks
 * without a time limit, such as the migration of a large table.
 */
export function openServerSource(
  url: string,
  size: number,
  onError: (error: Error) => void,
  isUnhurried = false,
  limits: WatchLimits = watchLimits,
): ConnectionSource {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(isUnhurried ? {} : requestLimits),
    application_name: 'tawseel-api',
    ...keepAlive,
    ...primaryOnly,
    pipeline: true,
    types,
  });
  pool.on('error', onError);
  const borrowed = new Set<ServerConnection>();
  const abandonAll = (error: Error) => {
    for (const connection of borrowed) connection.abandon(error);
  };
  const watch = isUnhurried ? undefined : new ServerWatch(url, limits, abandonAll);
  return {
    async acquire() {
      if (watch?.hung) throw watch.hung;
      const connection = new ServerConnection(await pool.connect(), watch);
      borrowed.add(connection);
      return connection;
    },
    release(connection) {
      if (!(connection instanceof ServerConnection)) return;
      borrowed.delete(connection);
      connection.release();
    },
    async close() {
      watch?.close();
      await pool.end();
    },
  };
}
