import { brotliDecompressSync } from 'node:zlib';
import { readRegistry, removeUnused, rollback } from '@tawseel/federation/store';
import { frontEnd, testSite, visitorCookie, type TestSite } from '../testing/test-site.ts';
import { available, driverScript, largeScript } from '../testing/test-store.ts';

let site: TestSite;

beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers });

/** The script that the page at an address loads. */
async function scriptOf(url = '/driver/', headers: Record<string, string> = {}) {
  const [, script] = /src="\/driver\/([^"]+)"/.exec((await get(url, headers)).body) ?? [];
  return script;
}

describe('a site without the app', () => {
  test.each(['/driver/', '/driver/run/7', '/driver/index.html'])(
    'sends a 404 page for %s that says so',
    async (url) => {
      await site.store.releaseShell();
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(response.body).toContain("The driver's app is not available here");
      expect(response.body).toContain('تطبيق السائق غير متوفر هنا');
    },
  );

  test('sends a plain 404 for files', async () => {
    for (const file of ['sw.js', 'manifest.webmanifest', 'main.0123abcd.js', 'icon-192.png']) {
      const response = await get(`/driver/${file}`);
      expect([response.statusCode, response.body]).toEqual([404, 'Not Found']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the app', () => {
  beforeEach(async () => {
    await site.store.releaseDriver('one');
  });

  test.each(['/driver/', '/driver/run/7', '/driver/index.html', '/driver/?from=home.screen'])(
    'has its page at %s, which is always revalidated',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(response.body).toContain(`src="/driver/${driverScript('one')}"`);
    },
  );

  test('redirects its address without a slash, which is outside of the scope of its service worker', async () => {
    const response = await get('/driver');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/driver/']);
  });

  test('has the release, the configuration and the nonce of the policy in its page', async () => {
    const { headers, body } = await get('/driver/');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const used = [...body.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]);
    expect(used).toEqual([nonce, nonce, nonce, nonce]);
    const [, data = ''] = /id="tawseel-page" nonce="[^"]+">(.*?)<\/script>/.exec(body) ?? [];
    const { driver } = await readRegistry(site.store.folder);
    expect(JSON.parse(data)).toEqual({ version: driver?.version, config: frontEnd });
    expect(body.indexOf('tawseel-page')).toBeLessThan(body.indexOf('src="/driver/'));
  });

  test('has its service worker and manifest in their release, always revalidated', async () => {
    const worker = await get('/driver/sw.js');
    expect(worker.body).toBe(`precache("${driverScript('one')}")`);
    expect(worker.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'service-worker-allowed': '/driver/',
      'content-security-policy': expect.stringContaining("connect-src 'self'"),
    });
    const manifest = await get('/driver/manifest.webmanifest');
    expect(manifest.json()).toEqual({ scope: '/driver/' });
    expect(manifest.headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
    });
    expect(manifest.headers).not.toHaveProperty('service-worker-allowed');
  });

  test('has compressed scripts that are cached for a year', async () => {
    const { headers, rawPayload } = await get(`/driver/${driverScript('one')}`, {
      'accept-encoding': 'br',
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('one');
  });

  test.each(['main.0123abcd.js', 'none.png', 'main.js.br', '..%2f..%2fregistry.json', '.hidden.js'])(
    'sends a plain 404 for %s',
    async (file) => {
      const response = await get(`/driver/${file}`);
      expect([response.statusCode, response.body]).toEqual([404, 'Not Found']);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    ['a source map', () => `${driverScript('one')}.map`],
    ['a compressed form', () => `${driverScript('one')}.br`],
  ])('does not serve %s', async (_, file) => {
    expect((await get(`/driver/${file()}`)).statusCode).toBe(404);
  });

  test('serves files of an earlier release as long as the store has it', async () => {
    await site.store.releaseDriver('two');
    await site.store.releaseDriver('three');
    expect(await scriptOf()).toBe(driverScript('three'));
    for (const code of ['one', 'two', 'three'])
      expect((await get(`/driver/${driverScript(code)}`)).body).toContain(code);
    expect((await removeUnused(site.store.folder, 7)).removed).toEqual([]);
  });

  test('sends a small delta of a script to a browser that has the one of the previous release', async () => {
    const [before, after] = [largeScript('before()'), largeScript('after()')];
    await site.store.releaseDriver(before);
    await site.store.releaseDriver(after);
    const response = await get(`/driver/${driverScript(after)}`, {
      'accept-encoding': 'br, dcz',
      'available-dictionary': available(before),
    });
    expect(response.headers).toMatchObject({
      'content-encoding': 'dcz',
      'use-as-dictionary': 'match="/driver/main.*.js"',
      vary: expect.stringContaining('available-dictionary'),
    });
    expect(response.rawPayload.length).toBeLessThan(500);
  });

  test('has the page and the service worker of the earlier release after a rollback', async () => {
    await site.store.releaseDriver('two');
    expect(await scriptOf()).toBe(driverScript('two'));
    await rollback(site.store.folder, 'driver');
    expect(await scriptOf()).toBe(driverScript('one'));
    expect((await get('/driver/sw.js')).body).toContain(driverScript('one'));
    expect((await get(`/driver/${driverScript('two')}`)).statusCode).toBe(200);
  });

  test('gives a canary to its visitors, with the service worker of the same release', async () => {
    await site.store.releaseDriver('two', { percentage: 50 });
    const inside = { cookie: visitorCookie((bucket) => bucket < 50) };
    const outside = { cookie: visitorCookie((bucket) => bucket >= 50) };
    for (const [headers, code] of [[inside, 'two'] as const, [outside, 'one'] as const]) {
      expect(await scriptOf('/driver/', headers)).toBe(driverScript(code));
      expect((await get('/driver/sw.js', headers)).body).toContain(driverScript(code));
    }
  });

  test('keeps the choice of releases in the cookie of its first page', async () => {
    const first = await get('/driver/');
    expect(first.headers['set-cookie']).toMatch(/^tawseel-visitor=.*HttpOnly/);
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect((await get('/driver/', { cookie })).headers).not.toHaveProperty('set-cookie');
  });

  test('ends its canary when it fails for three visitors', async () => {
    await site.store.releaseDriver('two', { percentage: 99 });
    const { driver } = await readRegistry(site.store.folder);
    for (let at = 0; at < 3; at += 1) {
      const response = await site.app.inject({
        method: 'POST',
        url: '/reports',
        headers: { cookie: visitorCookie((bucket) => bucket < 99) },
        payload: { feature: 'driver', version: driver?.canary?.release.version, reason: 'threw' },
      });
      expect(response.statusCode).toBe(204);
    }
    expect((await readRegistry(site.store.folder)).driver).not.toHaveProperty('canary');
  });
});

describe('the console beside it', () => {
  const screens = ['/home', '/drivers', '/drivers/7'];

  test('has the same pages, headers and registry as without it', async () => {
    await site.store.releaseShell();
    await site.store.releaseFleet();
    const read = async (url: string) => {
      const { body, headers } = await get(url, { cookie: visitorCookie() });
      const policy = String(headers['content-security-policy']);
      const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? [];
      return [body, policy, headers['permissions-policy']].map((text) => String(text).replaceAll(nonce, ''));
    };
    const urls = [...screens, '/registry.json'];
    const before = await Promise.all(urls.map(read));
    await site.store.releaseDriver('one');
    expect(await Promise.all(urls.map(read))).toEqual(before);
    expect((await get('/registry.json')).json()).not.toHaveProperty('driver');
    expect((await get('/home')).headers).not.toHaveProperty('service-worker-allowed');
  });

  test('is no obstacle: the app is served without a shell', async () => {
    await site.store.releaseDriver('one');
    expect((await get('/driver/')).statusCode).toBe(200);
    expect((await get('/home')).statusCode).toBe(503);
  });
});
