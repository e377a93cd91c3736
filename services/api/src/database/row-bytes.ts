import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** The values of a row as the server sent them, in UTF-8; null for those without a value. */
export type RowBytes = readonly (Buffer | null)[];

/** A connection of pg whose rows can be received as bytes. */
export interface ByteConnection extends pg.Connection {
  /** Receives each row in place of pg while it is set. */
  onRow: ((row: RowBytes) => void) | undefined;
  attachListeners(stream: Duplex | EventEmitter): void;
}

/** Type of the protocol's message with a row, and the bytes before its content: the type, and the length without it. */
const dataRow = 'D'.charCodeAt(0);
const headerLength = 5;

function readRow(message: Buffer): RowBytes {
  let at = headerLength + 2;
  return Array.from({ length: message.readInt16BE(headerLength) }, () => {
    const length = message.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return message.subarray(at - length, at);
  });
}

/** Separates rows from other messages of a stream; a message may come in parts. */
class RowFilter {
  readonly #pass: (messages: Buffer) => void;
  #parts: Buffer[] = [];
  #length = 0;
  /** Bytes that are needed before a message can be read. */
  #needed = headerLength;

  constructor(pass: (messages: Buffer) => void) {
    this.#pass = pass;
  }

  get isEmpty() {
    return this.#length === 0;
  }

  add(bytes: Buffer, onRow: (row: RowBytes) => void) {
    this.#parts.push(bytes);
    this.#length += bytes.length;
    if (this.#length < this.#needed) return;
    const all = this.#parts.length === 1 ? bytes : Buffer.concat(this.#parts);
    let [at, passed] = [0, 0];
    this.#needed = headerLength;
    while (all.length - at >= headerLength) {
      const end = at + 1 + all.readInt32BE(at + 1);
      if (end > all.length) {
        this.#needed = end - at;
        break;
      }
      if (all[at] === dataRow) {
        if (at > passed) this.#pass(all.subarray(passed, at));
        onRow(readRow(all.subarray(at, end)));
        passed = end;
      }
      at = end;
    }
    if (at > passed) this.#pass(all.subarray(passed, at));
    this.#parts = at < all.length ? [all.subarray(at)] : [];
    this.#length = all.length - at;
  }
}

/**
 * Lets a connection's rows be received as bytes. pg decodes each value to a string, which for a page of a list takes longer
 * than reading it, and the response encodes it again.
 */
export function receiveRowBytes(connection: pg.Connection): void {
  if (!isByteConnection(connection)) return;
  const attach = connection.attachListeners.bind(connection);
  connection.attachListeners = (stream) => {
    const messages = new EventEmitter();
    const rows = new RowFilter((bytes) => messages.emit('data', bytes));
    stream.on('data', (bytes: Buffer) => {
      if (connection.onRow || !rows.isEmpty) rows.add(bytes, (row) => connection.onRow?.(row));
      else messages.emit('data', bytes);
    });
    stream.on('end', () => messages.emit('end'));
    attach(messages);
  };
}

export function isByteConnection(connection: pg.Connection): connection is ByteConnection {
  return 'attachListeners' in connection;
}
