import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killManyTimes, nothingLost, rounds, signIn, testCompany } from '../testing/kill-many-times.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, runToEnd, startApi, type RunningApi } from '../testing/running-api.ts';
import { nothingCut, stopManyTimes, stops } from '../testing/stop-under-load.ts';

/** A request may be the first to notice a broken connection: each such request removes one from the pool. */
async function untilReady(api: RunningApi) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await api.call('/ready')).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not find its database again.');
}

const onServer = findPostgres() ? describe : describe.skip;

onServer('the process on a PostgreSQL server', () => {
  let server: PostgresServer;
  let folder: string;

  beforeEach(async () => {
    server = await startPostgres({ durable: true });
    folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  }, 60_000);
  afterEach(async () => {
    endAllApis();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`loses no acknowledged write in ${rounds} times kill -9`, async () => {
    expect(await killManyTimes({ DATABASE_URL: server.url, DATA_DIR: folder })).toEqual(nothingLost);
  }, 600_000);

  it(`cuts no request in ${stops} stops under load`, async () => {
    expect(await stopManyTimes({ DATABASE_URL: server.url, DATA_DIR: folder })).toEqual(nothingCut);
  }, 600_000);

  it('responds 503 while the database is gone, and recovers by itself', async () => {
    const env = { DATABASE_URL: server.url, DATA_DIR: folder };
    await runToEnd('commands/company.ts', { ...env, ...testCompany }, [
      'create',
      '--id',
      '7',
      '--name',
      'x',
      '--admin',
      'y',
    ]);
    const [api, twin] = await Promise.all([startApi(env), startApi(env)]);
    const headers = await signIn(api);
    await api.call('/DC/CreateExpenses', { description: 'before', quantity: 1, amount: 1 }, headers);
    await server.kill();
    expect(await api.call('/DC/DisplayExpenses', {}, headers)).toMatchObject({
      status: 503,
      body: { success: false, code: 'unavailable' },
    });
    expect((await api.call('/ready')).status).toBe(503);
    expect((await api.call('/health')).status).toBe(200);
    await server.restart();
    await untilReady(api);
    await untilReady(twin);
    for (const one of [api, twin]) {
      expect((await one.call('/DC/DisplayExpenses', {}, headers)).body).toMatchObject({
        data: [{ description: 'before' }],
      });
    }
    expect(await Promise.all([api.end('SIGTERM'), twin.end('SIGTERM')])).toEqual([0, 0]);
  }, 60_000);
});
