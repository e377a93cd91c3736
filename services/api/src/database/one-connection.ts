import type { SqlConnection } from './dialect.ts';

/** A single connection, lent to one borrower at a time in the order of request. */
export class OneConnection {
  readonly #connection: SqlConnection;
  readonly #waiting: ((connection: SqlConnection) => void)[] = [];
  #lent = false;

  constructor(connection: SqlConnection) {
    this.#connection = connection;
  }

  async acquire(): Promise<SqlConnection> {
    if (!this.#lent) {
      this.#lent = true;
      return this.#connection;
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next(this.#connection);
    else this.#lent = false;
  }
}
