import pg from 'pg';
import type { RowReceiver } from './dialect.ts';
import { isByteConnection, rowTexts } from './row-bytes.ts';

/** A connection's record of prepared statements that the server has not confirmed yet. */
type Connection = pg.Connection & { submittedNamedStatements: Record<string, unknown> };

/** Methods of a query that pg calls as responses arrive. */
interface Receiver {
  name?: string | undefined;
  text?: string | undefined;
  handleRowDescription(message: object): void;
  handleDataRow(message: { fields: readonly (string | null)[] }): void;
  handleCommandComplete(message: object, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

function isReceiver(query: pg.Query): query is pg.Query & Receiver {
  return 'handleDataRow' in query && 'handleReadyForQuery' in query;
}

/** A query, and what receives its rows if that is not the query itself. */
interface Part {
  query: pg.Query;
  receiver: RowReceiver | undefined;
}

/** The connection, except that it collects its messages, and that methods of these names send nothing. */
function variantOf(
  connection: pg.Connection,
  messages: Buffer[],
  names: readonly string[],
): pg.Connection | undefined {
  const stream = { writable: true, write: (message: Buffer) => messages.push(message) };
  const silent = Object.fromEntries(names.map((name) => [name, { value() {} }]));
  const variant: unknown = Object.create(connection, { stream: { value: stream }, ...silent });
  return variant instanceof pg.Connection ? variant : undefined;
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
  readonly #queries: readonly (Part & { query: pg.Query & Receiver })[];
  #at = 0;

  constructor(parts: readonly Part[]) {
    super('');
    this.#queries = parts.flatMap(({ query, receiver }) => (isReceiver(query) ? [{ query, receiver }] : []));
    this.#begin(0);
  }

  get #current() {
    return this.#queries[this.#at]?.query;
  }

  /** pg notes the name of a statement that the server has prepared. */
  #begin(at: number) {
    this.#at = at;
    this.name = this.#current?.name;
    this.text = this.#current?.text;
  }

  override submit = (connection: pg.Connection) => {
    const messages: Buffer[] = [];
    const withoutSync = variantOf(connection, messages, ['sync']);
    const withoutColumns = variantOf(connection, messages, ['sync', 'describe']);
    if (!withoutSync || !withoutColumns) return;
    if (isByteConnection(connection) && this.#queries.some(({ receiver }) => receiver)) {
      connection.onRow = this.#receive;
    }
    for (const { query, receiver } of this.#queries) {
      receiver?.begin();
      query.submit(receiver ? withoutColumns : withoutSync);
    }
    connection.stream.cork();
    connection.stream.write(Buffer.concat(messages));
    connection.sync();
    connection.stream.uncork();
  };

  readonly #receive = (bytes: Buffer, start: number, end: number) => {
    const receiver = this.#queries[this.#at]?.receiver;
    if (receiver) receiver.add(bytes, start, end);
    else this.#current?.handleDataRow({ fields: rowTexts(bytes, start) });
  };

  handleRowDescription(message: object) {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: { fields: readonly (string | null)[] }) {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: object, connection: Connection) {
    this.#current?.handleCommandComplete(message, connection);
    if (this.#at === this.#queries.length - 1) return;
    this.#current?.handleReadyForQuery(connection);
    this.#begin(this.#at + 1);
  }

  handleReadyForQuery(connection: Connection) {
    this.#end(connection);
    this.#current?.handleReadyForQuery(connection);
    this.callback(null);
  }

  handleError(error: Error, connection: Connection) {
    this.#end(connection);
    for (const { query } of this.#queries.slice(this.#at)) {
      if (query.name) delete connection.submittedNamedStatements[query.name];
      query.handleError(error, connection);
    }
    this.callback(error);
  }

  #end(connection: pg.Connection) {
    if (isByteConnection(connection) && connection.onRow === this.#receive) connection.onRow = undefined;
  }
}
