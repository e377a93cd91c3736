import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { mainScript, sourceMap, sourceMapAddresses } from './testing/test-store.ts';
import { rawGet, testSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;

afterEach(() => site.close());

describe('releases', () => {
  let main = '';

  beforeEach(async () => {
    site = await testSite();
    main = `${(await site.store.releaseShell({ 'main.1.js.map': sourceMap })).base}main.1.js`;
  });

  const get = (url: string, encoding = 'identity') =>
    site.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

  test.each([
    ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['identity', undefined, (body: Buffer) => body],
  ])('are encoded for %p as %p and cached as immutable', async (accepted, encoding, read) => {
    const response = await get(main, accepted);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(read(response.rawPayload).toString()).toBe(mainScript);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/),
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding, available-dictionary',
    });
  });

  test('are sent as compressed at the release', async () => {
    const response = await get(main, 'br');
    expect(response.rawPayload).toEqual(await readFile(path.join(site.store.folder, `${main}.br`)));
  });

  test('do not expose their records', async () => {
    const [, , version = ''] = main.split('/').slice(1);
    const address = `/releases/shell/${version}/release.json`;
    expect((await get(address)).statusCode).toBe(404);
  });

  test('do not expose their source maps', async () => {
    const { statusCode } = await get(main);
    expect(statusCode).toBe(200);
    for (const address of sourceMapAddresses(main)) {
      const { status, body } = await rawGet(site.app, address);
      expect([address, status]).toEqual([address, 404]);
      expect(body).not.toContain('main.tsx');
    }
  });

  test.each([
    '/releases/../registry.json',
    '/releases/%2e%2e/registry.json',
    '/releases/%2e%2e%2fregistry.json',
    '/releases/shell/..%2f..%2f..%2fregistry.json',
    '/releases/..%5cregistry.json',
    '/releases/%00',
  ])('do not expose %s', async (url) => {
    const response = await rawGet(site.app, url);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body).not.toContain('contract');
  });

  test('return an uncached plain 404 for a missing file', async () => {
    const response = await get('/releases/shell/0.0.1/main.js');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('exclude a release that is still being written', async () => {
    const { folder } = site.store;
    const writing = main.replace(/[^/]+\/main/, '.being-written/main');
    await mkdir(path.dirname(path.join(folder, writing)));
    await writeFile(path.join(folder, writing), 'half');
    expect((await get(writing)).statusCode).toBe(404);
  });

  test('list no folder', async () => {
    const response = await get(`${path.dirname(main)}/`);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('main.1.js');
  });
});

describe('a separate API', () => {
  let api: FastifyInstance;

  async function startApi(): Promise<string> {
    api = Fastify();
    api.post('/DC/DisplayDrivers', async (request, reply) =>
      reply.code(201).send({
        body: request.body,
        token: request.headers.authorization,
        address: request.headers['x-forwarded-for'],
        protocol: request.headers['x-forwarded-proto'],
        host: request.headers['x-forwarded-host'],
      }),
    );
    return api.listen({ port: 0, host: '127.0.0.1' });
  }

  afterEach(() => api.close());

  test('receives the calls with the client address and the site that the gateway trusts', async () => {
    site = await testSite({ apiUrl: await startApi() });
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/DC/DisplayDrivers',
      headers: {
        authorization: 'Bearer t',
        host: 'console.example:8443',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'gopher',
        'x-forwarded-host': 'evil.example',
      },
      payload: { limit: 1 },
      remoteAddress: '10.1.2.3',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      body: { limit: 1 },
      token: 'Bearer t',
      address: '10.1.2.3',
      protocol: 'http',
      host: 'console.example:8443',
    });
  });

  test('is passed a body whose request is logged with its caller and without its query after the response', async () => {
    site = await testSite({ apiUrl: await startApi() }, { logLevel: 'debug' });
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json' };
    for (const path of ['DC/DisplayDrivers', 'nothing?search=0790000000']) {
      const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: '{}' });
      expect(response.status).toBe(path.startsWith('nothing') ? 404 : 201);
      await response.text();
    }
    await site.app.close();
    const lines = site.log.filter((line) => line.includes('request completed'));
    expect(lines).toHaveLength(2);
    // The proxy has no lines of its own for each call.
    expect(site.log.filter((line) => line.includes('remote server'))).toEqual([]);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ req: { remoteAddress: '127.0.0.1' } });
    expect(lines[1]).toContain('"url":"/api/nothing",');
    expect(site.log.join('')).not.toContain('0790000000');
  });

  test('answers an unknown call with its own 404', async () => {
    site = await testSite({ apiUrl: await startApi() });
    const response = await site.app.inject({ method: 'GET', url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/json/);
  });

  test('is reported as 503 when unreachable, while pages are served', async () => {
    const apiUrl = await startApi();
    await api.close();
    site = await testSite({ apiUrl }, { release: (store) => store.releaseShell() });
    const response = await site.app.inject({ method: 'GET', url: '/api/health' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect(site.log.join('')).toContain('ECONNREFUSED');
    expect((await site.app.inject({ method: 'GET', url: '/home' })).statusCode).toBe(200);
  });
});
