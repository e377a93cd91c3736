import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';

type Embedded = Pick<PGlite, 'exec' | 'execProtocolRawStream'>;

/** What a stream reports to the owner of its database. */
export interface StreamEvents {
  /** Called before the database runs statements; what it throws breaks the connection. */
  beforeStatements?: () => void;
  /** The program of the database has failed. Errors of statements are in its responses. */
  onFailure?: (error: unknown) => void;
}

/**
 * The socket of pg's connection to an embedded PostgreSQL. One call into WebAssembly runs all messages of a statement; PGlite's own
 * `query` makes six, and decodes each value.
 */
export class EmbeddedStream extends Duplex {
  readonly #pglite: Embedded;
  readonly #events: StreamEvents;

  constructor(pglite: Embedded, events: StreamEvents = {}) {
    super();
    this.#pglite = pglite;
    this.#events = events;
  }

  // The database has one session: a new connection must not find what an earlier one has left.
  readonly #start = callbackify(async () => {
    await this.#pglite.exec('rollback; deallocate all');
  });

  readonly #run = callbackify(async (messages: Buffer) => {
    this.#events.beforeStatements?.();
    const parts: Buffer[] = [];
    // The bytes are in the memory of WebAssembly, which is written again.
    const onRawData = (bytes: Uint8Array) => void parts.push(Buffer.from(bytes));
    try {
      await this.#pglite.execProtocolRawStream(messages, { onRawData });
    } catch (error) {
      this.#events.onFailure?.(error);
      throw error;
    }
    return Buffer.concat(parts);
  });

  /** As that of a socket. */
  connect(): this {
    this.#start((error) => {
      if (error) this.destroy(error);
      else this.emit('connect');
    });
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(messages: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#run(messages, (error, response) => {
      if (error) {
        done(error);
        return;
      }
      this.push(response);
      done();
    });
  }

  override _writev(parts: readonly { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
