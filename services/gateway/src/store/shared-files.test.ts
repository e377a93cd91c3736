import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '@tawseel/api/testing/postgres';
import { postRelease } from '@tawseel/federation/network';
import { publishApp, readRegistry, removeUnused } from '@tawseel/federation/store';
import { fileOf, SharedSites } from '../testing/shared-sites.ts';
import { driverBuild, driverScript, sourceMap } from '../testing/test-store.ts';
import { archiveOf } from '../testing/upload.ts';

// Two gateways on two data folders, and one PostgreSQL.
jest.setTimeout(60_000);

let server: Awaited<ReturnType<typeof startPostgres>>;
let shared: SharedSites;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  shared = await SharedSites.over(server);
});
afterEach(() => shared.close());

test('a gateway serves files of a release that it does not have yet', async () => {
  const { first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  for (const code of ['two', 'three'])
    await postRelease(first, 'fleet', await archiveOf({ 'drivers.1.js': code }));
  const late = await shared.start();
  expect((await readRegistry(late.store.folder)).features['fleet']?.previous?.version).not.toBe(version);
  const files = await Promise.all([1, 2].map(() => late.app.inject(fileOf(version, 'drivers.1.js'))));
  expect(files.map(({ body }) => body)).toEqual(['drivers', 'drivers']);
  expect((await late.app.inject(fileOf('1.0.0-000000000000', 'drivers.1.js'))).statusCode).toBe(404);
});

test("a gateway serves files of the driver's app of a release that it does not have yet", async () => {
  for (const code of ['one', 'two', 'three'])
    await shared.command((folder) => publishApp(folder, 'driver', driverBuild(code)));
  const late = await shared.start();
  const scripts = ['one', 'two', 'three'].map((code) => `/driver/${driverScript(code)}`);
  const files = await Promise.all(scripts.map((url) => late.app.inject(url)));
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await late.app.inject('/driver/sw.js')).body).toContain(driverScript('three'));
  expect((await late.app.inject('/driver/main.0123abcd.js')).statusCode).toBe(404);
});

test('a file that is damaged in the database is not served', async () => {
  const { one, first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  await shared.query(
    `update releases.files set content = 'altered' where hash in (select hash from releases.stored_files where path = 'drivers.1.js')`,
  );
  const late = await shared.start();
  expect((await late.app.inject('/drivers')).statusCode).toBe(503);
  expect((await late.app.inject(fileOf(version, 'drivers.1.js'))).statusCode).toBe(404);
  expect(late.log.join('')).toContain(`fleet/${version}/drivers.1.js is damaged in the database`);
  expect((await one.app.inject(fileOf(version, 'drivers.1.js'))).body).toBe('drivers');
});

test('a file that is damaged on the disk of a gateway is fetched again at its start', async () => {
  const { two, first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  await shared.untilAllShow(fileOf(version));
  const file = path.join(two.store.folder, fileOf(version, 'drivers.1.js'));
  await writeFile(file, 'altered');
  const again = await shared.startAgain(two);
  expect((await again.app.inject(fileOf(version, 'drivers.1.js'))).body).toBe('drivers');
});

test('releases of both gateways at once are all stored, with deltas for returning browsers', async () => {
  const { one, first, second } = await shared.startTwo();
  const lines = Array.from({ length: 400 }, () => randomUUID());
  const archives = await Promise.all(
    ['a', 'b', 'c', 'd'].map((code) => archiveOf({ 'drivers.1.js': [...lines, code].join('\n') })),
  );
  const released = await Promise.all(
    archives.map((archive, at) => postRelease(at % 2 ? first : second, 'fleet', archive)),
  );
  const rows = await shared.query(`select version from releases.stored where app = 'fleet'`);
  expect(new Set(rows.map(({ version }) => version))).toEqual(
    new Set(released.map(({ version }) => version)),
  );
  const live = await shared.command(async (folder) => (await readRegistry(folder)).features['fleet']);
  await shared.untilAllShow(fileOf(live?.version ?? ''));
  const deltas = await shared.query(
    `select from releases.stored_files where version = $1 and path like 'drivers.1.js.%.dcz'`,
    [live?.version],
  );
  expect(deltas.length).toBeGreaterThan(0);
  expect(
    await readFile(path.join(one.store.folder, fileOf(live?.version ?? '', 'drivers.1.js')), 'utf8'),
  ).toContain(lines[0]);
});

test('source maps and reported errors are in the database, and on the disk of no gateway', async () => {
  const { one, two, first } = await shared.startTwo();
  const archive = await archiveOf({ 'drivers.1.js.map': sourceMap });
  const { version } = await postRelease(first, 'fleet', archive);
  await shared.untilAllShow(fileOf(version));
  const report = { kind: 'runtime', feature: 'fleet', version, reason: 'error', name: 'TypeError' };
  for (const { app } of [one, two, two])
    await app.inject({
      method: 'POST',
      url: '/reports',
      payload: { ...report, at: ['fleet/drivers.1.js:1:2'] },
    });
  await shared.withStore(async (store) => {
    expect(await store.readSourceMap('fleet', version, 'drivers.1.js')).toBe(sourceMap);
    expect(await store.readSourceMap('fleet', undefined, 'drivers.1.js')).toBe(sourceMap);
    expect(await store.readSourceMap('fleet', version, 'driver.1.js')).toBeUndefined();
    expect(await store.reports.listErrors()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        app: 'fleet',
        version,
        reason: 'error',
        name: 'TypeError',
        at: ['fleet/drivers.1.js:1:2'],
        count: 3,
        latest: expect.any(Date),
      },
    ]);
  });
  for (const { store } of [one, two]) {
    const files = await readdir(store.folder, { recursive: true });
    expect(files.filter((file) => file.includes('.map'))).toEqual([]);
    expect(files.filter((file) => file.startsWith('releases/') && file.endsWith('release.json'))).toEqual([]);
  }
});

test('a start removes what a gateway left that was killed while it fetched a release', async () => {
  const { one, first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  const release = path.join(one.store.folder, path.dirname(fileOf(version)));
  const drafts = [path.dirname(release), release].map((folder) => path.join(folder, `.${randomUUID()}`));
  for (const draft of drafts) {
    await mkdir(draft);
    await utimes(draft, 0, 0);
  }
  await shared.startAgain(one);
  expect(drafts.filter((draft) => existsSync(draft))).toEqual([]);
});

test('source maps of a folder are taken over into its database', async () => {
  const released: string[] = [];
  await shared.start(async (own) => {
    released.push((await own.releaseShell({ 'main.1.js.map': sourceMap })).version);
  });
  await shared.withStore(async (store) => {
    expect(await store.readSourceMap('shell', released[0], 'main.1.js')).toBe(sourceMap);
  });
});

test('a release keeps the latest errors of those that are reported', async () => {
  const { one, first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  await shared.withStore(async ({ reports }) => {
    for (let line = 1; line <= 103; line += 1) {
      const at = [`fleet/drivers.1.js:${line}:1`];
      await reports.addError(`${line}`, { app: 'fleet', version, reason: 'error', name: 'Error', at });
    }
    await reports.addError('gone', {
      app: 'fleet',
      version: '9.9.9',
      reason: 'error',
      name: 'Error',
      at: [],
    });
    const ids = (await reports.listErrors()).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 100 }, (_, at) => `${103 - at}`));
  });
  expect(one.log).toEqual([]);
});

test('an unused release is removed with the files and source maps that only it has', async () => {
  const { first } = await shared.startTwo();
  for (const code of ['one', 'two', 'three'])
    await postRelease(
      first,
      'fleet',
      await archiveOf({ 'drivers.1.js': code, 'drivers.1.js.map': `${sourceMap} ${code}` }),
    );
  await shared.query(`update releases.stored set used = now() - interval '8 days'`);
  const { removed } = await shared.command((folder) => removeUnused(folder, 7));
  expect(removed).toHaveLength(1);
  const [left] = await shared.query(
    `select count(distinct version)::int as releases, count(*) filter (where path = 'drivers.1.js')::int as files
     from releases.stored_files where app = 'fleet'`,
  );
  expect(left).toEqual({ releases: 2, files: 2 });
  const [orphans] = await shared.query(
    `select count(*)::int as count from releases.files f where not exists (select from releases.stored_files s where s.hash = f.hash)`,
  );
  expect(orphans).toEqual({ count: 0 });
  const [maps] = await shared.query(
    'select (select count(*)::int from releases.maps) as contents, (select count(*)::int from releases.stored_maps) as names',
  );
  expect(maps).toEqual({ contents: 2, names: 2 });
});

test('the API’s role of requests cannot read the releases', async () => {
  await shared.start();
  const [row] = await shared.query(`select has_schema_privilege('tawseel_app', 'releases', 'usage') as may`);
  expect(row).toEqual({ may: false });
});
