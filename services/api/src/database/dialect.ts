import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

/** Result of one statement. */
export interface SqlResult<Row> {
  rows: Row[];
  /** Rows inserted, updated or deleted. */
  affected: number;
}

/** A statement to send. A server prepares one with a `name` once for each connection. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
  name?: string;
}

/** One connection to a PostgreSQL, embedded or not. Statements run in the order they are sent. */
export interface SqlConnection {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<SqlResult<Row>>;
}

/** A source of connections. */
export interface ConnectionSource {
  acquire(): Promise<SqlConnection>;
  release(connection: SqlConnection): void;
  close(): Promise<void>;
}

class KyselyConnection implements DatabaseConnection {
  readonly connection: SqlConnection;

  constructor(connection: SqlConnection) {
    this.connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.connection.query<Row & object>(query.sql, query.parameters);
    return { rows: result.rows, numAffectedRows: BigInt(result.affected) };
  }

  streamQuery(): never {
    throw new Error('Lists are read page by page, see lists/.');
  }
}

class SourceDriver implements Driver {
  readonly #source: ConnectionSource;

  constructor(source: ConnectionSource) {
    this.#source = source;
  }

  async init() {}

  async acquireConnection() {
    return new KyselyConnection(await this.#source.acquire());
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof KyselyConnection) this.#source.release(connection.connection);
  }

  async destroy() {
    await this.#source.close();
  }
}

/** PostgreSQL for Kysely over any source of connections: the embedded database and the server accept the same SQL. */
export function dialect(source: ConnectionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SourceDriver(source),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
