import type { ConnectionSource, SqlConnection } from './dialect.ts';
import { measuredSource, type DatabaseObserver } from './measured-source.ts';

const connection: SqlConnection = {
  query: async (text) => {
    if (text === 'fails') throw new Error('It fails.');
    return { rows: [], affected: 1 };
  },
};

test('a measured source reports connections, statements and failures, and gives the connection back', async () => {
  const seen: string[] = [];
  const released: SqlConnection[] = [];
  const source: ConnectionSource = {
    acquire: async () => connection,
    release: (own) => void released.push(own),
    close: async () => {},
  };
  const observer: DatabaseObserver = {
    waited: (seconds) => seen.push(`waited ${seconds >= 0}`),
    answered: (seconds, outcome, text, name) => seen.push(`${outcome} ${seconds >= 0} ${text} ${name}`),
    holds: (count) => seen.push(`holds ${count}`),
    waits: (count) => seen.push(`waits ${count}`),
  };
  const measured = measuredSource(source, [observer]);
  const held = await measured.acquire();
  expect(await held.query('works', [], 'a name')).toEqual({ rows: [], affected: 1 });
  await expect(held.query('fails')).rejects.toThrow('It fails.');
  measured.release(held);
  expect(released).toEqual([connection]);
  expect(seen).toEqual([
    'waits 1',
    'waited true',
    'holds 1',
    'waits 0',
    'ok true works a name',
    'error true fails undefined',
    'holds 0',
  ]);
});

test('a source that has no connection reports no one who waits', async () => {
  const counts: number[] = [];
  const source: ConnectionSource = {
    acquire: () => Promise.reject(new Error('There is none.')),
    release() {},
    close: async () => {},
  };
  const observer: DatabaseObserver = {
    answered() {},
    waits: (count) => counts.push(count),
  };
  await expect(measuredSource(source, [observer]).acquire()).rejects.toThrow('There is none.');
  expect(counts).toEqual([1, 0]);
});
