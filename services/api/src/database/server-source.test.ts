import type { PostgresServer } from '../testing/postgres-process.ts';
import { onEachPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { openServerSource } from './server-source.ts';

onEachPostgres('connections to a PostgreSQL server', (programs) => {
  let server: PostgresServer;

  beforeEach(async () => {
    server = await startPostgres({ durable: true, programs });
  }, 60_000);
  afterEach(() => server.stop());

  it('survive a server that ends while a connection is held between two statements', async () => {
    const idle: Error[] = [];
    const source = openServerSource(server.url, 2, (error) => idle.push(error));
    const held = await source.acquire();
    await held.query('select 1 as one');
    await server.kill();
    // Long enough for the process to notice it between two statements.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(held.query('select 1 as one')).rejects.toThrow();
    source.release(held);
    await server.restart();
    const fresh = await source.acquire();
    expect((await fresh.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
    source.release(fresh);
    await source.close();
    expect(idle).toEqual([]);
  }, 60_000);
});
