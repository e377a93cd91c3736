import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedSource } from '../database/embedded-source.ts';
import { StartError } from '../database/start-error.ts';

// Opens the data folder of the environment, writes rows named by its process until it is ended, and prints each of them
// once it is committed.

const { DATA_DIR: folder = '', WRITER: writer = '', HEARTBEAT_MS, STALE_MS } = process.env;
const times = { heartbeatMs: Number(HEARTBEAT_MS), staleMs: Number(STALE_MS) };

try {
  const source = await openEmbeddedSource(folder, HEARTBEAT_MS ? times : undefined);
  const connection = await source.acquire();
  await connection.query('create table if not exists written (name text primary key)');
  const { rows } = await connection.query<{ name: string }>('select name from written');
  process.stdout.write(`found ${rows.map(({ name }) => name).join(' ')}\n`);
  for (let n = 0; ; n += 1) {
    await connection.query('insert into written values ($1)', [`${writer}-${n}`]);
    process.stdout.write(`wrote ${writer}-${n}\n`);
    await pause(5);
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
