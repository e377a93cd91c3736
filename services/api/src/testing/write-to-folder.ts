import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedSource } from '../database/embedded-source.ts';
import { StartError } from '../database/start-error.ts';

// Opens the data folder of the environment, writes rows named by its process until it is ended, and prints each of them
// once it is committed. With ROW_BYTES each row has that many, and one follows the other at once.

const { DATA_DIR: folder = '', WRITER: writer = '', HEARTBEAT_MS, STALE_MS, ROW_BYTES } = process.env;
const times = { heartbeatMs: Number(HEARTBEAT_MS), staleMs: Number(STALE_MS) };

try {
  const source = await openEmbeddedSource(folder, HEARTBEAT_MS ? times : undefined);
  const connection = await source.acquire();
  await connection.query('create table if not exists written (name text primary key, filler bytea)');
  const { rows } = await connection.query<{ name: string }>('select name from written');
  process.stdout.write(`found ${rows.map(({ name }) => name).join(' ')}\n`);
  for (let n = 0; ; n += 1) {
    await connection.query('insert into written values ($1, $2)', [
      `${writer}-${n}`,
      randomBytes(Number(ROW_BYTES ?? 0)),
    ]);
    process.stdout.write(`wrote ${writer}-${n}\n`);
    if (!ROW_BYTES) await pause(5);
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
