import pg from 'pg';
import type { ConnectionSource, SqlConnection } from './dialect.ts';
import { isFatal, isLost } from './lost-server.ts';
import { primaryOnly } from './primary-client.ts';
import type { ServerWatch } from './server-watch.ts';
import { errorText } from './start-error.ts';
import { textTypes } from './value-types.ts';

const types = new pg.TypeOverrides();
for (const [oid, read] of textTypes) types.setTypeParser(oid, read);

/** Options of every pool, of a server or of an embedded database. */
export const poolOptions = { ...primaryOnly, pipeline: true, types } satisfies pg.PoolConfig;

/**
 * Options of the pool of an embedded database, which has one session. Its connection stays open: a new one would have to prepare its
 * statements once more.
 */
export const embeddedPoolOptions = {
  ...poolOptions,
  max: 1,
  idleTimeoutMillis: 0,
  user: 'postgres',
  database: 'postgres',
  ssl: false,
} satisfies pg.PoolConfig;

class PooledConnection implements SqlConnection {
  readonly client: pg.PoolClient;
  readonly #watch: ServerWatch | undefined;
  readonly #onFatal: PoolEvents['onFatal'];
  /** Set once a statement failed because the server is gone: the pool then drops the connection. */
  lost: Error | undefined;
  /** Rejects the running statements. */
  #fail: (error: Error) => void = () => {};
  readonly #failed = new Promise<never>((_resolve, reject) => {
    this.#fail = reject;
  });

  constructor(client: pg.PoolClient, watch: ServerWatch | undefined, onFatal: PoolEvents['onFatal']) {
    this.client = client;
    this.#watch = watch;
    this.#onFatal = onFatal;
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

  #answered<Result>(answer: Promise<Result>): Promise<Result> {
    const answerOrFailure = Promise.race([answer, this.#failed]);
    return this.#watch?.during(answerOrFailure) ?? answerOrFailure;
  }

  #noteLoss(error: unknown) {
    if (isFatal(error)) this.#onFatal?.(error);
    if (isLost(error)) this.lost = error instanceof Error ? error : new Error(errorText(error));
  }
}

interface PoolEvents {
  /** Starts a watch of the server, which fails all statements when it hangs. */
  startWatch?: ((abandonAll: (error: Error) => void) => ServerWatch) | undefined;
  /** An error has ended a session. A server's pool opens another one. */
  onFatal?: ((error: unknown) => void) | undefined;
}

/** The connections of a pool. */
export function poolSource(pool: pg.Pool, { startWatch, onFatal }: PoolEvents = {}): ConnectionSource {
  const borrowed = new Set<PooledConnection>();
  const watch = startWatch?.((error) => {
    for (const connection of borrowed) connection.abandon(error);
  });
  return {
    async acquire() {
      if (watch?.hung) throw watch.hung;
      const connection = new PooledConnection(await pool.connect(), watch, onFatal);
      borrowed.add(connection);
      return connection;
    },
    release(connection) {
      if (!(connection instanceof PooledConnection)) return;
      borrowed.delete(connection);
      connection.release();
    },
    async close() {
      watch?.close();
      await pool.end();
    },
  };
}
