import pg from 'pg';
import { onEachPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { openDatabase } from './database.ts';

onEachPostgres('migration', (programs) => {
  test('processes that start together on an empty database take turns', async () => {
    const server = await startPostgres({ programs });
    const client = new pg.Client({ connectionString: server.url.replace('tawseel@', 'postgres@') });
    await client.connect();
    await client.query('create database empty owner tawseel');
    await client.end();
    const databaseUrl = server.url.replace('/tawseel?', '/empty?');
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openDatabase({ databaseUrl, dataDir: '', databasePool: 2 })),
    );
    expect(await Promise.all(opened.map((database) => database.isReady()))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    await Promise.all(opened.map((database) => database.close()));
    await server.stop();
  }, 60_000);
});
