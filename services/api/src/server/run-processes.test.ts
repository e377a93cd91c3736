import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { endAllApis, startApi, type RunningApi } from '../testing/running-api.ts';

const onServer = findPostgres() ? describe : describe.skip;

onServer('several processes on one port', () => {
  let server: PostgresServer;
  let folder: string;

  beforeAll(async () => {
    server = await startPostgres({ durable: false });
    folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  }, 60_000);
  afterAll(async () => {
    endAllApis();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = () =>
    startApi({
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      TOKEN_SECRET: 'secret-of-several-processes-on-one-port',
      API_PROCESSES: '2',
    });

  const childrenOf = (pid: number) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

  const listening = (api: RunningApi) => api.log().match(/Server listening/g)?.length;

  async function until(holds: () => boolean) {
    for (let attempt = 0; attempt < 200 && !holds(); attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(holds()).toBe(true);
  }

  it('replace one that is killed, serve without it, and end together on a signal', async () => {
    const api = await start();
    const primary = api.process.pid ?? 0;
    await until(() => listening(api) === 2);
    const [first] = childrenOf(primary);
    process.kill(first ?? 0, 'SIGKILL');
    for (let call = 0; call < 10; call += 1) expect((await api.call('/health')).status).toBe(200);
    await until(() => listening(api) === 3);
    expect(childrenOf(primary)).toHaveLength(2);
    expect(childrenOf(primary)).not.toContain(first);
    expect(await api.end('SIGTERM')).toBe(0);
    await expect(fetch(`${api.address}/health`)).rejects.toThrow();
  }, 60_000);
});
