import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@tawseel/federation/registry';
import { testSite, visitorCookie, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let live = '';
let canary = '';

type Audience = Parameters<TestSite['store']['tryOutFleet']>[0];

async function openSite(audience: Audience): Promise<void> {
  site = await testSite(
    {},
    {
      trustProxy: true,
      release: async (store) => {
        await store.releaseShell();
        live = (await store.releaseFleet()).version;
        canary = await store.tryOutFleet(audience);
      },
    },
  );
}

afterEach(() => site.close());

const get = (url: string, cookie = '', headers = {}) =>
  site.app.inject({ method: 'GET', url, headers: { ...(cookie ? { cookie } : {}), ...headers } });

/** The cookie that a response sets, as a browser sends it back. */
function cookieOf({ headers }: Awaited<ReturnType<typeof get>>): string {
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return cookie;
}

const preloaded = (html: string) => new Set(html.match(/(?<=href="\/releases\/fleet\/)[^/]+/g));
const inlined = (html: string) => /"fleet":\{"version":"([^"]+)"/.exec(html)?.[1];

/** A browser inside or outside the percentage of a canary. */
const visitorOf = (percentage: number, isAmong: boolean) =>
  visitorCookie((bucket) => bucket < percentage === isAmong);

test('the first page sets the cookie that selects the releases of later pages', async () => {
  await openSite({ percentage: 50 });
  const versions = new Set<string>();
  for (let visits = 0; visits < 64; visits += 1) {
    const first = await get('/drivers');
    const cookie = cookieOf(first);
    expect(first.headers['set-cookie']).toMatch(
      /^tawseel-visitor=[0-9a-f-]{36}\.[0-9a-f]{64}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const again = await get('/drivers', cookie);
    expect(again.headers).not.toHaveProperty('set-cookie');
    const registry: Registry = (await get('/registry.json', cookie)).json();
    const version = String(registry.features['fleet']?.version);
    expect([inlined(first.body), inlined(again.body)]).toEqual([version, version]);
    expect([preloaded(first.body), preloaded(again.body)]).toEqual([new Set([version]), new Set([version])]);
    versions.add(version);
  }
  // All 64 fall on one side in one of 2^63 runs.
  expect(versions).toEqual(new Set([live, canary]));
});

test('a visitor of the canary gets its fallback, and other visitors see neither', async () => {
  await openSite({ percentage: 10 });
  const among: Registry = (await get('/registry.json', visitorOf(10, true))).json();
  expect(among.features['fleet']).toMatchObject({ version: canary, previous: { version: live } });
  expect(among.features['fleet']).not.toHaveProperty('canary');
  const outside = await get('/registry.json', visitorOf(10, false));
  expect(outside.json().features.fleet.version).toBe(live);
  expect(outside.body).not.toContain(canary);
});

test('a canary of the shell is chosen like one of a feature', async () => {
  await openSite({ companies: ['9'] });
  const shell = await site.store.tryOutShell({ percentage: 30 });
  expect((await get('/home', visitorOf(30, true))).body).toContain(`/releases/shell/${shell}/`);
  expect((await get('/home', visitorOf(30, false))).body).not.toContain(shell);
});

describe('a shell that did not start in a browser', () => {
  const versionOf = (html: string) => /"shell":\{"version":"([^"]+)"/.exec(html)?.[1];
  const failed = (version: string) => `; tawseel-failed-shell=${version}`;

  test('is replaced by the previous one in page and registry while it is the chosen release', async () => {
    await openSite({ companies: ['9'] });
    const shell = await site.store.tryOutShell({ percentage: 50 });
    const among = visitorOf(50, true);
    const usual = versionOf((await get('/home', visitorOf(50, false))).body);
    expect(versionOf((await get('/home', among)).body)).toBe(shell);
    const page = await get('/home', among + failed(shell));
    expect(versionOf(page.body)).toBe(usual);
    expect(page.body).toContain(`"failedShell":"${shell}"`);
    expect(page.body).not.toContain(`/releases/shell/${shell}/`);
    const { version, previous } = (await get('/registry.json', among + failed(shell))).json().shell;
    expect([version, previous]).toEqual([usual, undefined]);

    const another = await get('/home', among + failed('0.0.1-another'));
    expect(versionOf(another.body)).toBe(shell);
    expect(another.body).not.toContain('failedShell');
  });

  test('is still served when it has no previous release', async () => {
    await openSite({ companies: ['9'] });
    const usual = String(versionOf((await get('/home')).body));
    const page = await get('/home', failed(usual));
    expect(versionOf(page.body)).toBe(usual);
    expect(page.body).not.toContain('failedShell');
  });
});

test('a canary for a company reaches the browsers where it has signed in', async () => {
  await openSite({ companies: ['1001', 'سهم'] });
  const versionFor = async (cookie: string) => inlined((await get('/drivers', cookie)).body);
  expect(await versionFor('tawseel-company=1001')).toBe(canary);
  expect(await versionFor(`tawseel-company=${encodeURIComponent('سهم')}`)).toBe(canary);
  expect(await versionFor('tawseel-company=1002')).toBe(live);
  expect(await versionFor('tawseel-company=%')).toBe(live);
  expect(await versionFor('')).toBe(live);
});

test('a forged cookie is replaced, and a registry without cookie has the live releases', async () => {
  await openSite({ percentage: 99 });
  const forged = 'tawseel-visitor=0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(cookieOf(await get('/drivers', forged))).toMatch(/^tawseel-visitor=[0-9a-f-]{36}\.[0-9a-f]{64}$/);
  for (const cookie of ['', forged]) {
    const response = await get('/registry.json', cookie);
    expect(response.json().features.fleet.version).toBe(live);
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
});

test('the cookie is Secure over TLS', async () => {
  await openSite({ percentage: 50 });
  const { headers } = await get('/home', '', { 'x-forwarded-proto': 'https' });
  expect(headers['set-cookie']).toMatch(/; Secure$/);
});

test('page and registry are compressed, uncached and vary by cookie', async () => {
  await openSite({ percentage: 50 });
  for (const url of ['/drivers', '/registry.json']) {
    const { headers, rawPayload } = await get(url, '', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
      vary: 'cookie, accept-encoding',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('"fleet"');
  }
});
