import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { RowReceiver } from './dialect.ts';

type OnRow = RowReceiver['add'];

/** A connection of pg whose rows can be received as bytes. */
export interface ByteConnection extends pg.Connection {
  /** Receives each row in place of pg while it is set. */
  onRow: OnRow | undefined;
  attachListeners(stream: Duplex | EventEmitter): void;
}

/**
 * The protocol's message with a row: its type, its length without the type, the number of values in two bytes, and the values as a
 * {@link RowReceiver} gets them.
 */
const dataRow = 'D'.charCodeAt(0);
const headerLength = 5;
const countLength = 2;
const sizeLength = 4;

/** The values of a row as texts. */
export function rowTexts(bytes: Buffer, start: number): (string | null)[] {
  let at = start;
  return Array.from({ length: bytes.readInt16BE(start - countLength) }, () => {
    const size = bytes.readInt32BE(at);
    at += sizeLength;
    if (size < 0) return null;
    at += size;
    return bytes.toString('utf8', at - size, at);
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

  add(bytes: Buffer, onRow: OnRow) {
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
        onRow(all, at + headerLength + countLength, end);
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
    const receive: OnRow = (bytes, start, end) => connection.onRow?.(bytes, start, end);
    stream.on('data', (bytes: Buffer) => {
      if (connection.onRow || !rows.isEmpty) rows.add(bytes, receive);
      else messages.emit('data', bytes);
    });
    stream.on('end', () => messages.emit('end'));
    attach(messages);
  };
}

export function isByteConnection(connection: pg.Connection): connection is ByteConnection {
  return 'attachListeners' in connection;
}
