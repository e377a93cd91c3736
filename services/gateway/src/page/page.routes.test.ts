import { readFile, rm, writeFile } from 'node:fs/promises';
import { frontEnd, testSite, type TestSite } from '../testing/test-site.ts';
import type { TestStore } from '../testing/test-store.ts';

let site: TestSite;

afterEach(() => site.close());

async function releaseBoth(store: TestStore) {
  await store.releaseShell();
  await store.releaseFleet();
}

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers });

async function policyOfHome(): Promise<string> {
  return String((await get('/home')).headers['content-security-policy']);
}

const registryText = () => readFile(site.store.registryFile, 'utf8');

/** Rewrites the registry with part of its text replaced. */
async function editRegistry(text: string | RegExp, replacement: string): Promise<void> {
  await writeFile(site.store.registryFile, (await registryText()).replace(text, replacement));
}

describe('a page', () => {
  beforeEach(async () => {
    site = await testSite({}, { release: releaseBoth });
  });

  test.each([
    '/',
    '/login',
    '/drivers',
    '/Drivers',
    '/drivers/?search=a.b',
    '/drivers/7',
    '/drivers/2026.11',
    '//',
  ])('for %s is the shell, never cached', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<div id="root">');
  });

  const unknown = ['/no-such-page', '//x', '/drivers/7/edit'];
  const probes = ['/health', '/livez', '/ping', '/status', '/actuator/health', '/server-status', '/-/ready'];

  test.each([...unknown, ...probes])('for %s is a 404 that the shell shows to a browser', async (url) => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const response = await get(url, { accept });
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(response.body).toContain('<div id="root">');
  });

  test.each([...unknown, ...probes])('for %s is a plain 404 for a program', async (url) => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }] as const) {
      const response = await get(url, headers);
      expect([response.statusCode, response.body]).toEqual([404, 'Not Found']);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  test('has the nonce of its policy, different each time', async () => {
    const nonces = [await get('/home'), await get('/home')].map(({ headers, body }) => {
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      const used = [...body.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]);
      expect(used).toEqual([nonce, nonce, nonce, nonce, nonce]);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('has the security headers', async () => {
    const { headers } = await get('/home');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('has no body for HEAD', async () => {
    const response = await site.app.inject({ method: 'HEAD', url: '/home' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  test.each(['/main.js', '/favicon.ico', '/drivers.map'])(
    'is a plain 404 for the missing file %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  test('refuses POST', async () => {
    expect((await site.app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
  });

  test('follows a release without a restart', async () => {
    expect((await get('/drivers')).body).not.toContain('"version":"9.0.0-');
    await editRegistry('"version": "1.0.0-', '"version": "9.0.0-');
    expect((await get('/drivers')).body).toContain('"version":"9.0.0-');
  });

  test('allows scripts of the sites that the registry names, and of no others', async () => {
    expect(await policyOfHome()).toMatch(/script-src 'self' 'nonce-[^']+';/);
    await editRegistry(/\/releases\/fleet[^"]*/, 'https://cdn.example.com/remoteEntry.js');
    expect(await policyOfHome()).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/cdn\.example\.com;/);
  });

  test('has a registry without what the HTML alone uses, which earlier consoles do not know', async () => {
    const firstRows = '"firstRows": { "/drivers": { "columns": [] } }';
    await editRegistry(/"fleet": \{/, `"fleet": { ${firstRows},`);
    expect(await registryText()).toContain(firstRows);
    const { features } = (await get('/registry.json')).json();
    expect(features.fleet).toHaveProperty('manifest');
    expect(features.fleet).not.toHaveProperty('firstRows');
  });

  test('has registry and configuration beside it, uncached', async () => {
    const registry = await get('/registry.json');
    expect(registry.json()).toEqual(JSON.parse(await registryText()));
    const config = await get('/config.json');
    expect(config.json()).toEqual(frontEnd);
    expect([registry, config].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-store',
      'no-store',
    ]);
  });
});

test('a page sends HSTS when a trusted proxy reports TLS', async () => {
  site = await testSite({}, { trustProxy: true, release: releaseBoth });
  const response = await get('/home', { 'x-forwarded-proto': 'https' });
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

describe('nothing to show', () => {
  test('a gateway without a release sends a 503 page until the first release', async () => {
    site = await testSite();
    const response = await get('/drivers');
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '10',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('not available right now');
    expect(response.body).toContain('غير متاح');
    expect(site.log).toEqual([]);
    await releaseBoth(site.store);
    expect((await get('/drivers')).statusCode).toBe(200);
  });

  test('an invalid registry at the start is a 503, logged once with the field', async () => {
    const release = async (store: TestStore) => {
      await store.releaseShell();
      await writeFile(store.registryFile, '{"contract":1}');
    };
    site = await testSite({}, { release });
    expect((await get('/drivers')).statusCode).toBe(503);
    const registry = await get('/registry.json');
    expect(registry.statusCode).toBe(503);
    expect(registry.json()).toEqual({ message: 'The registry cannot be read.' });
    expect(site.log).toHaveLength(1);
    expect(site.log[0]).toMatch(/registry\.json: features is missing/);
  });

  test.each([
    ['broken', (file: string) => writeFile(file, '{')],
    ['gone', (file: string) => rm(file)],
  ])('a registry that is %s later is logged once, and the last valid one stays in use', async (_, spoil) => {
    site = await testSite({}, { release: releaseBoth });
    expect((await get('/home')).statusCode).toBe(200);
    await spoil(site.store.registryFile);
    expect((await get('/home')).statusCode).toBe(200);
    expect((await get('/registry.json')).json()).toHaveProperty('shell');
    expect(site.log).toHaveLength(1);
    expect(site.log[0]).toContain('the registry cannot be used');
  });
});
