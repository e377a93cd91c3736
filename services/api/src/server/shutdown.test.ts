import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { makingMs, migratedFolder } from '../testing/migrated-folder.ts';
import { endAllApis, startApi, type RunningApi } from '../testing/running-api.ts';
import { openIdle, openKeptAlive } from '../testing/stop-under-load.ts';
import { drain, prepareShutdown } from './shutdown.ts';

jest.setTimeout(120_000);

let folder: string;

beforeEach(async () => {
  folder = await migratedFolder();
}, makingMs);
afterEach(() => {
  endAllApis();
  rmSync(folder, { recursive: true, force: true });
});

const isLocked = () => existsSync(join(folder, 'lock'));

/** Requests a path on a separate keep-alive connection. */
async function get({ address }: RunningApi, path: string) {
  const response = await fetch(`${address}${path}`);
  await response.text();
  return { status: response.status, connection: response.headers.get('connection') };
}

describe('a process that gets SIGTERM', () => {
  it('fails its health checks and serves other requests for the grace period, then exits with 0', async () => {
    const api = await startApi({ DATA_DIR: folder, SHUTDOWN_GRACE: '4' });
    expect(await get(api, '/ready')).toEqual({ status: 200, connection: 'keep-alive' });
    const ended = api.end('SIGTERM');
    await wait(200);
    expect(await get(api, '/ready')).toEqual({ status: 503, connection: 'close' });
    expect(await get(api, '/health')).toEqual({ status: 503, connection: 'close' });
    expect(await get(api, '/ip')).toEqual({ status: 200, connection: 'close' });
    expect(await get(api, '/nothing')).toEqual({ status: 404, connection: 'close' });
    expect(isLocked()).toBe(true);
    expect(await ended).toBe(0);
    expect(isLocked()).toBe(false);
    await expect(get(api, '/ip')).rejects.toThrow();
  });

  it('does not wait for idle connections, nor for ones without a request', async () => {
    const api = await startApi({ DATA_DIR: folder });
    await openKeptAlive(api.address, 20);
    await openIdle(api.address, 10);
    const start = performance.now();
    expect(await api.end('SIGTERM')).toBe(0);
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(isLocked()).toBe(false);
  });

  it('ignores further signals', async () => {
    const api = await startApi({ DATA_DIR: folder });
    const ended = api.end('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) {
      await wait(200);
      api.process.kill(signal);
    }
    expect(await ended).toBe(0);
    expect(isLocked()).toBe(false);
  });
});

/** Serves one response in this process, and stops the server as soon as the client has its head. */
async function stopWhileResponding(respond: () => Readable | Buffer) {
  const app = Fastify();
  prepareShutdown(app);
  app.get('/', async (_request, reply) => reply.send(respond()));
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  const drained = drain(app, 0);
  await wait(500);
  const { byteLength } = await response.arrayBuffer();
  const isDrained = await drained;
  await app.close();
  return { byteLength, isDrained };
}

test('a shutdown waits for a response that streams', async () => {
  async function* slowly() {
    for (const part of ['a', 'b', 'c', 'd', 'e']) {
      yield part;
      await wait(300);
    }
  }
  const stopped = await stopWhileResponding(() => Readable.from(slowly()));
  expect(stopped).toEqual({ byteLength: 5, isDrained: true });
});

test('a shutdown waits until a large response has reached its reader', async () => {
  const size = 40_000_000;
  const stopped = await stopWhileResponding(() => Buffer.alloc(size));
  expect(stopped).toEqual({ byteLength: size, isDrained: true });
});
