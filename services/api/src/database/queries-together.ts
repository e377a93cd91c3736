import pg from 'pg';

/** A connection's record of prepared statements that the server has not confirmed yet. */
type Connection = pg.Connection & { submittedNamedStatements: Record<string, unknown> };

/** Methods of a query that pg calls as responses arrive. */
interface Receiver {
  name?: string | undefined;
  text?: string | undefined;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

function isReceiver(query: pg.Query): query is pg.Query & Receiver {
  return 'handleDataRow' in query && 'handleReadyForQuery' in query;
}

/**
 * Queries that a server receives in one piece and runs in one transaction without `begin` and `commit`: only the last is
 * followed by the protocol's Sync, which ends a transaction. After a failure the server skips the rest. pg has no such query.
 */
export class QueriesTogether extends pg.Query implements Receiver {
  name: string | undefined;
  text: string | undefined;
  /** Called once all have their results; pg's timer of the query sets it. */
  callback: (error: Error | null) => void = () => {};
  readonly #queries: readonly (pg.Query & Receiver)[];
  #at = 0;

  constructor(queries: readonly pg.Query[]) {
    super('');
    this.#queries = queries.filter(isReceiver);
    this.#begin(0);
  }

  get #current() {
    return this.#queries[this.#at];
  }

  /** pg notes the name of a statement that the server has prepared. */
  #begin(at: number) {
    this.#at = at;
    this.name = this.#current?.name;
    this.text = this.#current?.text;
  }

  override submit = (connection: pg.Connection) => {
    const withoutSync: unknown = Object.create(connection, { sync: { value() {} } });
    if (!(withoutSync instanceof pg.Connection)) return;
    connection.stream.cork();
    try {
      for (const query of this.#queries) query.submit(withoutSync);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  };

  handleRowDescription(message: object) {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: object) {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: object, connection: Connection) {
    this.#current?.handleCommandComplete(message, connection);
    if (this.#at === this.#queries.length - 1) return;
    this.#current?.handleReadyForQuery(connection);
    this.#begin(this.#at + 1);
  }

  handleReadyForQuery(connection: Connection) {
    this.#current?.handleReadyForQuery(connection);
    this.callback(null);
  }

  handleError(error: Error, connection: Connection) {
    for (const query of this.#queries.slice(this.#at)) {
      if (query.name) delete connection.submittedNamedStatements[query.name];
      query.handleError(error, connection);
    }
    this.callback(error);
  }
}
