import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deltaPath } from '@tawseel/federation/store';
import { sendRequest } from '../testing/send-request.ts';
import { endAllNginx, startNginx, withNginx, type RunningNginx } from '../testing/running-nginx.ts';
import {
  available,
  largeScript,
  mainScript,
  testStore,
  type TestStore,
  sourceMap,
  sourceMapAddresses,
} from '../testing/test-store.ts';

jest.setTimeout(240_000);

// Nothing listens on the reserved port: nginx responds itself.
const nowhere = 'http://127.0.0.1:1';

const policies = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

withNginx('nginx while the gateway is down', () => {
  let store: TestStore;
  let nginx: RunningNginx;
  let main = '';

  beforeAll(async () => {
    store = await testStore();
    main = `${(await store.releaseShell({ 'main.1.js.map': sourceMap })).base}main.1.js`;
    nginx = await startNginx({ gateway: nowhere, store: store.folder });
  });
  afterAll(async () => {
    await endAllNginx();
    await store.remove();
  });

  const get = (rawPath: string, encoding?: string) =>
    sendRequest(nginx.address, rawPath, {
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });
  const fileOf = (address: string) => path.join(store.folder, address);

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0.8', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br; q=0.000', undefined, undefined],
    ['brotli, xbr', undefined, undefined],
    ['identity', undefined, undefined],
    [undefined, undefined, undefined],
  ])('a script is encoded for %p as %p and cached as immutable', async (accepted, encoding, read) => {
    const { status, headers, body } = await get(main, accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect((read ? read(body) : body).toString()).toBe(mainScript);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/releases/shell/*/main.1.js"',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a script is sent as compressed at the release', async () => {
    expect((await get(main, 'br')).body).toEqual(await readFile(`${fileOf(main)}.br`));
    expect((await get(main, 'gzip')).body).toEqual(await readFile(`${fileOf(main)}.gz`));
  });

  describe('for a browser with the script of another release', () => {
    const scripts = Array.from({ length: 30 }, (_, i) => largeScript(`${i}`));
    // The path of a delta has a folder for each slash of the hash.
    const has = [
      scripts.find((script) => available(script).includes('/')) ?? '',
      scripts.find((script) => !available(script).includes('/')) ?? '',
    ];
    const next = largeScript('next');
    let address = '';

    beforeAll(async () => {
      for (const script of [...has, next])
        address = `${(await store.releaseShell({ 'main.1.js': script })).base}main.1.js`;
    });

    const visit = (script: string, accepts: string) =>
      sendRequest(nginx.address, address, {
        headers: { 'accept-encoding': accepts, 'available-dictionary': available(script) },
      });

    test.each([0, 1])('a script is the delta that the release stored, against script %d', async (which) => {
      const { status, headers, body } = await visit(has[which] ?? '', 'gzip, deflate, br, zstd, dcb, dcz');
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': 'dcz',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding, Available-Dictionary',
        'use-as-dictionary': 'match="/releases/shell/*/main.1.js"',
      });
      const hash = available(has[which] ?? '').slice(1, -1);
      expect(body).toEqual(await readFile(deltaPath(fileOf(address), hash)));
    });

    test.each([
      ['br, dcb', 0],
      ['br, dcz;q=0', 0],
      ['br, dcz', undefined],
    ])('a script is sent in brotli for %p with script %p', async (accepts, which) => {
      const { headers, body } = await visit(which === undefined ? 'unknown' : (has[which] ?? ''), accepts);
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(next);
    });
  });

  test.each([
    ['main.0a1b2c3d.js', 'match="/releases/shell/*/main.*.js"'],
    ['plex-latin.0a1b2c3d.woff2', 'match="/releases/shell/*/plex-latin.*.woff2"'],
    ['picture.0a1b2c3d.png', undefined],
  ])('%s declares the dictionary %p', async (name, declared) => {
    const address = main.replace('main.1.js', name);
    await writeFile(fileOf(address), 'x');
    expect((await get(address, 'br')).headers['use-as-dictionary']).toBe(declared);
  });

  test('a script released without compressed files is sent uncompressed', async () => {
    const plain = main.replace('main.1', 'plain');
    await writeFile(fileOf(plain), 'plain');
    const { headers, body } = await get(plain, 'br, gzip');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('plain');
  });

  test.each([
    ['font.woff2', 'font/woff2'],
    ['data.json', 'application/json; charset=utf-8'],
    ['drawing.svg', 'image/svg+xml; charset=utf-8'],
    ['picture.png', 'image/png'],
    ['unknown.xyz', 'application/octet-stream'],
  ])('%s has the type %s and is cached as immutable', async (name, type) => {
    const address = main.replace('main.1.js', name);
    await writeFile(fileOf(address), 'x');
    const { status, headers } = await get(address, 'br, gzip');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('an unchanged file is answered with 304', async () => {
    const first = await get(main, 'br');
    const again = await sendRequest(nginx.address, main, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toContain('immutable');
    expect(again.headers).toMatchObject(policies);
    expect(again.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get(main, 'gzip')).headers.etag).not.toBe(first.headers.etag);
  });

  test.each([
    ['a missing script', '/releases/shell/0.0.1/main.js'],
    ['a missing file', '/releases/shell/0.0.1/x.woff2'],
    ['a folder', '/releases/shell/'],
    ['a compressed file by its own name', 'main.br'],
    ['a release that is being written', '/releases/shell/.half/main.1.js'],
  ])('%s is an uncached 404 in plain text', async (_, address) => {
    await mkdir(path.join(store.folder, 'releases/shell/.half'), { recursive: true });
    await writeFile(path.join(store.folder, 'releases/shell/.half/main.1.js'), 'half');
    const { status, headers, body } = await get(address === 'main.br' ? `${main}.br` : address, 'br, gzip');
    expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'Not found' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('a source map is not exposed', async () => {
    expect((await get(main)).status).toBe(200);
    for (const address of sourceMapAddresses(main)) {
      const { status, body } = await get(address, 'br');
      // The gateway, which is down, answers for addresses outside of the releases.
      expect([404, 503]).toContain(status);
      expect(body.toString()).not.toContain('main.tsx');
    }
    expect((await get(`${main}.map`)).status).toBe(404);
    expect((await get(`${main}.map.br`)).status).toBe(404);
  });

  test.each(['/', '/drivers?search=a', '/registry.json', '/x/main.js'])(
    '%s is a 503 page in both languages',
    async (address) => {
      const { status, headers, body } = await get(address, 'br');
      expect(status).toBe(503);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '10',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(body.toString()).toContain('Tawseel is not available right now');
      expect(body.toString()).toContain('نظام «توصيل» غير متاح حاليًا');
    },
  );

  test('a call of the API is a 503 in the shape of the API', async () => {
    const { status, headers, body } = await sendRequest(nginx.address, '/api/LoginDC', { body: '{}' });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '10' });
    expect(JSON.parse(body.toString())).toEqual({ success: false, code: 'unavailable' });
  });

  const addressOf = (name: string) => name.replace('MAIN', main).replace('LONG', `/${'x'.repeat(40_000)}`);

  test.each<[string, number, string, Parameters<typeof sendRequest>[2]]>([
    ['MAIN', 200, 'cross-origin', {}],
    ['MAIN', 404, 'same-origin', { method: 'POST' }],
    ['/releases/x/1/main.js', 404, 'same-origin', {}],
    ['/metrics', 403, 'same-origin', {}],
    ['/drivers', 503, 'same-origin', {}],
    ['/api/ip', 503, 'same-origin', {}],
    ['/reports', 503, 'same-origin', { body: '{}' }],
    ['/reports', 413, 'same-origin', { body: ' '.repeat(5000) }],
    ['/api/LoginDC', 413, 'same-origin', { body: ' '.repeat(1_100_000) }],
    ['/drivers', 413, 'same-origin', { body: ' '.repeat(1_100_000) }],
    ['/%', 400, 'same-origin', {}],
    ['/releases/%', 400, 'same-origin', {}],
    ['LONG', 414, 'same-origin', {}],
    ['/', 400, 'same-origin', { headers: { host: 'a b' } }],
    ['/', 405, 'same-origin', { method: 'TRACE' }],
  ])('%j with the status %d has the headers of the gateway', async (address, status, origins, request) => {
    const response = await sendRequest(nginx.address, addressOf(address), request);
    expect({ status: response.status, ...response.headers }).toMatchObject({
      ...policies,
      status,
      'cross-origin-resource-policy': origins,
    });
  });
});
