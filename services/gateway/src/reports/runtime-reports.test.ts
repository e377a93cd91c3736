import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, storePaths } from '@tawseel/federation/store';
import { openStore } from '../store/index.ts';
import { testSite, visitorCookie, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let live = '';

beforeEach(async () => {
  site = await testSite(
    {},
    {
      release: async (store) => {
        await store.releaseShell();
        live = (await store.releaseFleet()).version;
      },
    },
  );
});
afterEach(() => site.close());

const send = (payload: object, cookie = '') =>
  site.app.inject({ method: 'POST', url: '/reports', payload, headers: { cookie } });

/** Values of a metric, without its comments. */
async function counted(name: string): Promise<string[]> {
  const { body } = await site.app.inject({ method: 'GET', url: '/metrics' });
  return body.split('\n').filter((line) => line.startsWith(`tawseel_${name}`));
}

const storeOptions = () => ({
  folder: site.store.folder,
  databaseUrl: undefined,
  keepDays: 7,
  onFault: () => undefined,
});

/** Errors in the store, as a command reads them. */
const storedErrors = () => openStore(storeOptions()).reports.listErrors();

/** A browser inside a canary of 50 %. */
const visitor = () => visitorCookie((bucket) => bucket < 50);

describe('a report of an error after loading', () => {
  const runtime = (changes = {}) => ({
    kind: 'runtime',
    feature: 'fleet',
    version: live,
    reason: 'error',
    name: 'TypeError',
    at: ['fleet/drivers.1.js:1:204', 'shell/main.1.js:2:33'],
    ...changes,
  });
  const errors = () => counted('feature_runtime_errors_total');

  test('is counted separately from failed loads', async () => {
    expect((await send(runtime())).statusCode).toBe(204);
    await send(runtime({ reason: 'rejection', at: [] }));
    await send(runtime({ version: '0.0.1' }));
    expect(await errors()).toEqual([
      `tawseel_feature_runtime_errors_total{feature="fleet",version="${live}",reason="error"} 1`,
      `tawseel_feature_runtime_errors_total{feature="fleet",version="${live}",reason="rejection"} 1`,
    ]);
    expect(await counted('feature_load_failures_total')).toEqual([]);
    expect(await counted('reports_ignored_total')).toEqual([
      'tawseel_reports_ignored_total{cause="unknown"} 1',
    ]);
  });

  test.each<[string, object]>([
    ['a message', { message: 'Omar is not a number' }],
    ['an address with a query', { at: ['fleet/drivers.js?search=Omar:1:2'] }],
    ['a text in place of a file', { at: ['Omar Haddad, 0791234567'] }],
    ['more files than five', { at: Array.from({ length: 6 }, () => 'fleet/a.js:1:1') }],
    ['a long name', { name: 'E'.repeat(41) }],
    ['a reason of a failed load', { reason: 'missing' }],
    ['another kind', { kind: 'other' }],
  ])('with %s is 400', async (_, changes) => {
    expect((await send(runtime(changes))).statusCode).toBe(400);
    expect(await errors()).toEqual([]);
  });

  test('from three visitors of a canary aborts it', async () => {
    const version = await site.store.tryOutFleet({ percentage: 50 });
    const canaryNow = async () => (await readRegistry(site.store.folder)).features['fleet']?.canary;
    await send(runtime({ version }), visitor());
    await send(runtime({ version }), visitor());
    expect(await canaryNow()).toBeDefined();
    await send(runtime({ version }), visitor());
    expect(await canaryNow()).toBeUndefined();
  });

  test('is stored once for each location, with its count', async () => {
    await send(runtime());
    await send(runtime());
    await send({
      feature: 'fleet',
      version: live,
      reason: 'drawn',
      name: 'Error',
      at: ['fleet/drivers.1.js:3:1'],
    });
    await send(runtime({ at: [] }));
    await send(runtime({ version: '0.0.1' }));
    await send({ feature: 'fleet', version: live, reason: 'missing' });
    const error = { app: 'fleet', version: live, id: expect.any(String), latest: expect.any(Date) };
    const { at } = runtime();
    expect(await storedErrors()).toEqual([
      { ...error, reason: 'drawn', name: 'Error', at: ['fleet/drivers.1.js:3:1'], count: 1 },
      { ...error, reason: 'error', name: 'TypeError', at, count: 2 },
    ]);
  });

  test('is logged with the id under which it is stored', async () => {
    site.app.log.level = 'info';
    await send(runtime());
    const [{ id } = { id: '' }] = await storedErrors();
    expect(site.log.join('')).toContain(`"report":"${id}"`);
  });

  test('that cannot be stored is logged, and accepted', async () => {
    const folder = path.join(storePaths(site.store.folder).diagnostics, 'fleet', live);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'reports.json'), '{');
    expect((await send(runtime())).statusCode).toBe(204);
    expect(site.log.join('')).toMatch(/reports\.json: is not JSON.*could not count a report/);
  });

  test('stays within the latest 100 of a release', async () => {
    const { addError, listErrors } = openStore(storeOptions()).reports;
    for (let line = 1; line <= 103; line += 1)
      await addError(`${line}`, {
        app: 'fleet',
        version: live,
        reason: 'error',
        name: 'Error',
        at: [`fleet/drivers.1.js:${line}:1`],
      });
    expect(await listErrors()).toHaveLength(100);
  });

  test.each([
    ['load', () => ({ feature: 'fleet', version: live, reason: 'missing' })],
    ['runtime', () => runtime()],
  ])('of the kind %s is logged with feature, version and kind', async (kind, report) => {
    site.app.log.level = 'info';
    await send(report());
    expect(site.log.join('')).toMatch(
      new RegExp(`"feature":"fleet","version":"${live}".*"kind":"${kind}".*a browser reported a failure`),
    );
  });
});
