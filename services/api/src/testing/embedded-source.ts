import { connect } from 'node:net';
import { once } from 'node:events';
import type { ConnectionSource, RowReceiver, SqlConnection, SqlResult } from '../database/dialect.ts';
import { OneConnection } from '../database/one-connection.ts';
import type { Request, Response } from './embedded-host.ts';
import { readMessages, sendMessage } from './socket-messages.ts';
import { template } from './template-store.ts';
import { embeddedHostPath } from './test-servers.ts';

/** An embedded database in the host process of this Jest worker. */
class HostedDatabase {
  readonly #socket = connect(embeddedHostPath());
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  #id = 0;

  constructor() {
    readMessages(this.#socket).on('data', ({ id, response }: { id: number; response: Response }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      const { result, error } = response;
      if (error) waiting?.reject(Object.assign(new Error(error.message), error));
      else waiting?.resolve(result);
    });
    this.#socket.on('error', (error) => {
      for (const waiting of this.#waiting.values()) waiting.reject(error);
    });
  }

  request<Result = void>(request: Request): Promise<Result> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      sendMessage(this.#socket, { id, request });
    });
  }

  async end() {
    this.#socket.end();
    await once(this.#socket, 'close');
  }
}

async function makeImage(image: string) {
  const host = new HostedDatabase();
  await host.request({ kind: 'make', image });
  await host.end();
}

/** An embedded database in memory with the API's tables and no rows. */
export async function openEmbeddedForTest(): Promise<ConnectionSource> {
  const image = await template('embedded', makeImage);
  const host = new HostedDatabase();
  await host.request({ kind: 'open', image });
  const connection: SqlConnection = {
    async query<Row extends object>(
      text: string,
      values: readonly unknown[] = [],
      _name?: string,
      receiver?: RowReceiver,
    ) {
      if (!receiver) return host.request<SqlResult<Row>>({ kind: 'query', text, values });
      receiver.begin();
      const rows = await host.request<Buffer[]>({ kind: 'receive', text, values });
      for (const row of rows) receiver.add(row, 0, row.length);
      return { rows: [], affected: 0 };
    },
  };
  return Object.assign(new OneConnection(connection), {
    async close() {
      await host.request({ kind: 'close' });
      await host.end();
    },
  });
}
