import { PassThrough } from 'node:stream';
import pg from 'pg';
import { isByteConnection, receiveRowBytes, rowTexts } from './row-bytes.ts';

function message(type: string, content: Buffer) {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function row(...values: (string | null)[]) {
  const count = Buffer.alloc(2);
  count.writeInt16BE(values.length);
  const parts = values.flatMap((value) => {
    const text = Buffer.from(value ?? '');
    const size = Buffer.alloc(4);
    size.writeInt32BE(value === null ? -1 : text.length);
    return [size, text];
  });
  return message('D', Buffer.concat([count, ...parts]));
}

const complete = message('C', Buffer.from('SELECT 2\0'));
const ready = message('Z', Buffer.from('I'));

/** A connection that notes rows and messages in their order. */
function connect() {
  const stream = new PassThrough();
  const connection = new pg.Connection();
  receiveRowBytes(connection);
  if (!isByteConnection(connection)) throw new Error('pg has no such method any more');
  const seen: string[] = [];
  const onRow = (bytes: Buffer, start: number) =>
    seen.push(`row ${rowTexts(bytes, start).map(String).join('|')}`);
  connection.on('dataRow', ({ fields }: { fields: string[] }) => seen.push(`text ${fields.join('|')}`));
  connection.on('commandComplete', () => seen.push('complete'));
  connection.on('readyForQuery', () => seen.push('ready'));
  connection.attachListeners(stream);
  return { connection, seen, onRow, receive: (bytes: Buffer) => stream.emit('data', bytes) };
}

const answer = Buffer.concat([row('عمان', null, ''), row('b'.repeat(40)), complete, ready]);
const expected = ['row عمان|null|', `row ${'b'.repeat(40)}`, 'complete', 'ready'];

test.each([1, 2, 5, 6, 7, 23, 64, answer.length])(
  'rows arrive as bytes, in order with other messages, in parts of %d bytes',
  (size) => {
    const { connection, seen, onRow, receive } = connect();
    connection.onRow = onRow;
    for (let at = 0; at < answer.length; at += size) receive(answer.subarray(at, at + size));
    expect(seen).toEqual(expected);
  },
);

test('rows that no one wants as bytes go to pg, before and after those that are', () => {
  const { connection, seen, onRow, receive } = connect();
  receive(Buffer.concat([row('a'), ready]));
  connection.onRow = onRow;
  receive(answer);
  connection.onRow = undefined;
  receive(Buffer.concat([row('c'), ready]));
  expect(seen).toEqual(['text a', 'ready', ...expected, 'text c', 'ready']);
});
