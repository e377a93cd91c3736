import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * The socket of pg's connection to an embedded PostgreSQL. One call into WebAssembly runs all messages of a statement; PGlite's own
 * `query` makes six, and decodes each value.
 */
export class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite;
  readonly #beforeStatements: () => void;

  /** @param beforeStatements called before the database runs statements; what it throws breaks the connection */
  constructor(pglite: PGlite, beforeStatements: () => void = () => {}) {
    super();
    this.#pglite = pglite;
    this.#beforeStatements = beforeStatements;
  }

  /** As that of a socket. The database has one session: a new connection must not find what an earlier one has left. */
  connect(): this {
    this.#pglite.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
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
    this.#run(messages).then(() => done(), done);
  }

  override _writev(parts: readonly { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #run(messages: Buffer) {
    this.#beforeStatements();
    const parts: Buffer[] = [];
    // The bytes are in the memory of WebAssembly, which is written again.
    const onRawData = (bytes: Uint8Array) => void parts.push(Buffer.from(bytes));
    await this.#pglite.execProtocolRawStream(messages, { onRawData });
    this.push(Buffer.concat(parts));
  }
}
