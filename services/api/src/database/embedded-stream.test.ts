import { once } from 'node:events';
import { EmbeddedStream } from './embedded-stream.ts';

/** A database that answers with what it was sent, out of memory that it writes again, and notes everything. */
function echo() {
  const seen: string[] = [];
  const database: ConstructorParameters<typeof EmbeddedStream>[0] = {
    async exec(statements) {
      seen.push(statements);
      return [];
    },
    async execProtocolRawStream(messages, { onRawData }) {
      seen.push(Buffer.from(messages).toString());
      const memory = new Uint8Array(1);
      for (const byte of messages) {
        memory[0] = byte;
        onRawData(memory);
      }
    },
  };
  return { database, seen };
}

test('a connection begins without what an earlier one has left, then its messages and responses pass', async () => {
  const { database, seen } = echo();
  const stream = new EmbeddedStream(database);
  await once(stream.connect(), 'connect');
  stream.cork();
  stream.write('parse ');
  stream.write('execute');
  stream.uncork();
  const [response]: unknown[] = await once(stream, 'data');
  expect(String(response)).toBe('parse execute');
  expect(seen).toEqual(['rollback; deallocate all', 'parse execute']);
  stream.end();
  await once(stream, 'close');
});

test('an error before the statements breaks the connection, and no statement runs', async () => {
  const { database, seen } = echo();
  const beforeStatements = () => {
    throw new Error('The lock is gone.');
  };
  const stream = new EmbeddedStream(database, { beforeStatements });
  stream.write('execute');
  const [error]: unknown[] = await once(stream, 'error');
  expect(error).toEqual(new Error('The lock is gone.'));
  expect(seen).toEqual([]);
  expect(stream.destroyed).toBe(true);
});

test('a failure of the program of the database is reported, and breaks the connection', async () => {
  const onFailure = jest.fn();
  const failure = new Error('RuntimeError: unreachable');
  const execProtocolRawStream = () => Promise.reject(failure);
  const stream = new EmbeddedStream({ ...echo().database, execProtocolRawStream }, { onFailure });
  stream.write('execute');
  expect(await once(stream, 'error')).toEqual([failure]);
  expect(onFailure.mock.calls).toEqual([[failure]]);
});

test('a database that does not start breaks the connection', async () => {
  const stream = new EmbeddedStream({
    ...echo().database,
    exec: () => Promise.reject(new Error('It is closed.')),
  });
  const [error]: unknown[] = await once(stream.connect(), 'error');
  expect(error).toEqual(new Error('It is closed.'));
});
