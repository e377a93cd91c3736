import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { thisProcess } from '../database/lock-holder.ts';
import { killManyTimes, nothingLost, rounds } from '../testing/kill-many-times.ts';
import { makingMs, migratedFolder } from '../testing/migrated-folder.ts';
import { endAllApis, runToEnd, startApi } from '../testing/running-api.ts';
import { nothingCut, stopManyTimes, stops } from '../testing/stop-under-load.ts';

describe('the process on its embedded database', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await migratedFolder();
  }, makingMs);
  afterEach(() => {
    endAllApis();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`loses no acknowledged write in ${rounds} times kill -9`, async () => {
    expect(await killManyTimes({ DATA_DIR: folder })).toEqual(nothingLost);
  }, 600_000);

  it(`cuts no request in ${stops} stops under load, and frees its folder`, async () => {
    expect(await stopManyTimes({ DATA_DIR: folder })).toEqual(nothingCut);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  }, 600_000);

  it('locks its folder, and frees it on a signal', async () => {
    const api = await startApi({ DATA_DIR: folder });
    const second = await runToEnd('main.ts', { DATA_DIR: folder, PORT: '0' });
    expect(second).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The data folder .+ is in use by another process \(\d+ on .+\)\.\n$/),
    });
    expect((await api.call('/ready')).status).toBe(200);
    expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
    expect(await api.end('SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  }, 60_000);

  it('creates its files for its owner alone, whatever the umask', async () => {
    const data = join(folder, 'data');
    const umask = process.umask(0);
    const starting = startApi({ DATA_DIR: data });
    process.umask(umask);
    const api = await starting;
    const modes = ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })].map((name) => {
      const stats = statSync(join(data, name));
      return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`;
    });
    expect(modes.length).toBeGreaterThan(500);
    expect(new Set(modes)).toEqual(new Set(['folder 700', 'file 600']));
    expect(await api.end('SIGTERM')).toBe(0);
  }, 60_000);

  it('takes over the folder of a dead process, also when its process id is in use again', async () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ ...thisProcess('x'), started: '1' }));
    const api = await startApi({ DATA_DIR: folder });
    expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: api.process.pid });
    expect(await api.end('SIGINT')).toBe(0);
  }, 60_000);

  it('reports a port in use in one sentence', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, errors } = await runToEnd('main.ts', {
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    });
    server.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program; set PORT or HOST to another.\n`,
    );
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  }, 60_000);

  it('reports an unwritable folder or an invalid setting in one sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const unwritable = await runToEnd('main.ts', { DATA_DIR: join(file, 'data') });
    expect(unwritable).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The data folder .+ cannot be written .+\n$/),
    });
    const wrong = await runToEnd('main.ts', { DATA_DIR: folder, PORT: 'http' });
    expect(wrong).toMatchObject({
      code: 1,
      errors: 'PORT must be a whole number from 0 to 65535, not "http".\n',
    });
    const down = await runToEnd('main.ts', { DATA_DIR: folder, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    expect(down).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The database at 127.0.0.1:1 does not answer .+\n$/),
    });
  }, 60_000);
});
