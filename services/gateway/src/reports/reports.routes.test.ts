import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { promoteCanary, readRegistry } from '@tawseel/federation/store';
import { testSite, visitorCookie, type TestSite } from '../testing/test-site.ts';
import type { TestStore } from '../testing/test-store.ts';

let site: TestSite;
let live = '';

beforeEach(async () => {
  site = await testSite({}, { release: releaseBoth });
});
afterEach(() => site.close());

async function releaseBoth(store: TestStore): Promise<void> {
  await store.releaseShell();
  live = (await store.releaseFleet()).version;
}

const fleet = (version = live) => ({ feature: 'fleet', version, reason: 'missing' });

interface Reported {
  cookie?: string;
  from?: string;
  headers?: Record<string, string>;
}

const send = (payload: object | string | Buffer, { cookie, from, headers }: Reported = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/reports',
    payload,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
    remoteAddress: from ?? '127.0.0.1',
  });

/** Values of a metric, without its comments. */
async function counted(name: string): Promise<string[]> {
  const { body } = await site.app.inject({ method: 'GET', url: '/metrics' });
  return body.split('\n').filter((line) => line.startsWith(`tawseel_${name}`));
}

const failures = () => counted('feature_load_failures_total');
const ignored = () => counted('reports_ignored_total');

/** A browser inside or outside a canary of 50 %. */
const visitor = (isAmong = true): Reported => ({
  cookie: visitorCookie((bucket) => bucket < 50 === isAmong),
});

/** A cookie with the id of one visitor and the signature of another. */
const mixedUp = () =>
  [visitor(), visitor()].map(({ cookie = '' }, part) => cookie.split('.')[part]).join('.');

describe('a report', () => {
  test('is counted by feature, version and reason', async () => {
    expect((await send(fleet())).statusCode).toBe(204);
    await send(fleet());
    await send({ ...fleet(), reason: 'drawn' });
    expect(await failures()).toEqual([
      `tawseel_feature_load_failures_total{feature="fleet",version="${live}",reason="missing"} 2`,
      `tawseel_feature_load_failures_total{feature="fleet",version="${live}",reason="drawn"} 1`,
    ]);
    expect(await ignored()).toEqual([]);
  });

  test('counts for a canary, a previous release and the shell', async () => {
    const canary = await site.store.tryOutFleet({ percentage: 50 });
    const shell = (await readRegistry(site.store.folder)).shell?.version;
    const earlier = live;
    await send(fleet(canary));
    await send({ ...fleet(shell), feature: 'shell' });
    await promoteCanary(site.store.folder, 'fleet');
    await send(fleet(earlier));
    expect(await failures()).toHaveLength(3);
    expect(await ignored()).toEqual([]);
  });

  test.each([
    ['of an unknown feature', { feature: 'cars' }],
    ['of an unknown version', { version: '0.0.1' }],
    ['of an inherited property name', { feature: 'constructor' }],
    ['of a prototype', { feature: '__proto__' }],
  ])('%s is not counted', async (_, changes) => {
    expect((await send({ ...fleet(), ...changes })).statusCode).toBe(204);
    expect(await failures()).toEqual([]);
    expect(await ignored()).toEqual(['tawseel_reports_ignored_total{cause="unknown"} 1']);
  });

  test.each<[string, string | object]>([
    ['an unknown reason', { feature: 'fleet', version: '1', reason: 'x"} 1' }],
    ['a field too many', { feature: 'fleet', version: '1', reason: 'missing', more: 1 }],
    ['a field too few', { feature: 'fleet', version: '1' }],
    ['another shape', '[]'],
    ['half of one', '{"feature":'],
    ['nothing', ''],
    ['a reach for the prototype', '{"__proto__":{"feature":"fleet"}}'],
  ])('of %s is 400', async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(await failures()).toEqual([]);
    expect(await ignored()).toEqual(['tawseel_reports_ignored_total{cause="invalid"} 1']);
  });

  test('above the body limit is 413, also after decompression', async () => {
    const huge = JSON.stringify({ ...fleet(), version: 'x'.repeat(100_000) });
    const packed = { headers: { 'content-encoding': 'gzip' } };
    expect((await send(huge)).statusCode).toBe(413);
    expect((await send(gzipSync(huge), packed)).statusCode).toBe(413);
    expect(await ignored()).toEqual(['tawseel_reports_ignored_total{cause="invalid"} 2']);
  });

  test('in a content type that needs no CORS preflight is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await send(JSON.stringify(fleet()), { headers: { 'content-type': type } });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await failures()).toEqual([]);
  });

  test('is ignored while the registry cannot be read', async () => {
    await site.close();
    site = await testSite(
      {},
      { release: async (store) => releaseBoth(store).then(() => writeFile(store.registryFile, '{')) },
    );
    expect((await send(fleet())).statusCode).toBe(204);
    expect(await ignored()).toEqual(['tawseel_reports_ignored_total{cause="unknown"} 1']);
  });
});

test('a flood from one address gets 429 with Retry-After while other addresses are served', async () => {
  const flood = await Promise.all(Array.from({ length: 300 }, () => send(fleet())));
  const refused = flood.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(flood.length - refused.length).toBeGreaterThanOrEqual(60);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await ignored()).toEqual([`tawseel_reports_ignored_total{cause="flood"} ${refused.length}`]);
  expect((await send(fleet(), { from: '10.0.0.2' })).statusCode).toBe(204);
});

describe('a canary', () => {
  let canary = '';

  beforeEach(async () => {
    canary = await site.store.tryOutFleet({ percentage: 50 });
  });

  const canaryNow = async () =>
    (await readRegistry(site.store.folder)).features['fleet']?.canary?.release.version;

  test('that fails for three of its visitors is aborted, logged and counted, and the live release stays', async () => {
    await send(fleet(canary), visitor());
    await send(fleet(canary), visitor());
    expect(await canaryNow()).toBe(canary);
    await send(fleet(canary), visitor());
    expect(await canaryNow()).toBeUndefined();
    expect((await readRegistry(site.store.folder)).features['fleet']?.version).toBe(live);
    expect(await counted('canary_aborts_total')).toEqual([
      `tawseel_canary_aborts_total{feature="fleet",version="${canary}"} 1`,
    ]);
    expect(site.log).toEqual([
      expect.stringMatching(/"feature":"fleet".*aborted a canary that failed for too many visitors/),
    ]);
    const page = await site.app.inject({
      method: 'GET',
      url: '/drivers',
      headers: { cookie: String(visitor().cookie) },
    });
    expect(page.body).not.toContain(canary);

    expect((await send(fleet(canary), visitor())).statusCode).toBe(204);
    expect(await ignored()).toEqual(['tawseel_reports_ignored_total{cause="unknown"} 1']);
  });

  test.each<[string, () => Reported]>([
    [
      'one visitor repeatedly',
      (
        (one) => () =>
          one
      )(visitor()),
    ],
    ['visitors without a cookie', () => ({})],
    ['visitors with invented ids', () => ({ cookie: `tawseel-visitor=${randomUUID()}` })],
    ['visitors with an id under the signature of another', () => ({ cookie: mixedUp() })],
    ['visitors who do not receive the canary', () => visitor(false)],
  ])('stays when the reports come from %s', async (_, who) => {
    for (let reports = 0; reports < 8; reports += 1) await send(fleet(canary), who());
    expect(await canaryNow()).toBe(canary);
    expect(await failures()).toEqual([expect.stringMatching(/ 8$/)]);
  });

  test('stays when the live release fails, which stays as well', async () => {
    for (let reports = 0; reports < 8; reports += 1) await send(fleet(), visitor(reports % 2 === 0));
    expect(await canaryNow()).toBe(canary);
    expect((await readRegistry(site.store.folder)).features['fleet']?.version).toBe(live);
  });

  test('for a company counts the visitors of that company', async () => {
    await site.store.tryOutFleet({ companies: ['1001'] });
    const of = (company: string) => ({ cookie: `${visitor().cookie}; tawseel-company=${company}` });
    for (let reports = 0; reports < 4; reports += 1) await send(fleet(canary), of('1002'));
    expect(await canaryNow()).toBe(canary);
    for (let reports = 0; reports < 3; reports += 1) await send(fleet(canary), of('1001'));
    expect(await canaryNow()).toBeUndefined();
  });

  test('of the shell is aborted like one of a feature', async () => {
    const shell = await site.store.tryOutShell({ percentage: 50 });
    for (let reports = 0; reports < 3; reports += 1)
      await send({ ...fleet(shell), feature: 'shell' }, visitor());
    const registry = await readRegistry(site.store.folder);
    expect(registry.shell).not.toHaveProperty('canary');
    expect(registry.features['fleet']).toHaveProperty('canary');
  });

  test('that cannot be aborted is logged, and the report is accepted', async () => {
    await send(fleet(canary), visitor());
    // The gateway continues with the last registry that it read, but cannot change the file.
    await writeFile(site.store.registryFile, '{');
    for (let reports = 0; reports < 2; reports += 1)
      expect((await send(fleet(canary), visitor())).statusCode).toBe(204);
    expect(site.log.at(-1)).toMatch(/registry\.json: is not JSON.*could not abort a failing canary/);
    expect(await counted('canary_aborts_total')).toEqual([]);
  });
});
