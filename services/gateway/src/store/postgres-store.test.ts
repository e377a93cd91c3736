import { watch } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '@tawseel/api/testing/postgres';
import { postChange, postRelease } from '@tawseel/federation/network';
import { createDeployToken, readRegistry, revokeDeployToken } from '@tawseel/federation/store';
import { fileOf, SharedSites, soon } from '../testing/shared-sites.ts';
import { visitorCookie } from '../testing/test-site.ts';
import { archiveOf } from '../testing/upload.ts';
import { openDatabase } from './database.ts';

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

test('release, canary, its abort by failures of both gateways, and rollback reach both', async () => {
  const { one, two, first, second } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  await shared.untilAllShow(fileOf(version));
  expect((await two.app.inject(fileOf(version, 'drivers.1.js'))).body).toBe('drivers');

  const canary = await postRelease(second, 'fleet', await archiveOf({ 'drivers.1.js': 'two' }), {
    companies: '7',
  });
  const company = 'tawseel-company=7';
  await shared.untilAllShow(fileOf(canary.version), company);
  for (const site of [one, two, two]) {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/reports',
      headers: { cookie: `${visitorCookie()}; ${company}` },
      payload: { feature: 'fleet', version: canary.version, reason: 'threw' },
    });
    expect(statusCode).toBe(204);
  }
  await shared.untilAllShow(fileOf(version), company);
  expect(
    await shared.command(async (folder) => (await readRegistry(folder)).features['fleet']?.canary),
  ).toBeUndefined();
  expect(await shared.withStore(({ reports }) => reports.list())).toEqual([
    { app: 'fleet', version: canary.version, reason: 'threw', count: 3, latest: expect.any(Date) },
  ]);

  const next = await postRelease(first, 'fleet', await archiveOf({ 'drivers.1.js': 'three' }));
  await shared.untilAllShow(fileOf(next.version));
  expect(await postChange(second, 'fleet', 'rollback')).toMatchObject({ version });
  await shared.untilAllShow(fileOf(version));
});

test('a token that is not valid is refused before anything is written', async () => {
  const { one, first } = await shared.startTwo();
  const written: (string | null)[] = [];
  const watcher = watch(one.store.folder, (_, name) => written.push(name));
  const wrong = { ...first, token: `${first.token.slice(0, -2)}__` };
  await expect(postRelease(wrong, 'fleet', await archiveOf())).rejects.toThrow('is not valid here');
  expect(written).toEqual([]);
  await postRelease(first, 'fleet', await archiveOf());
  watcher.close();
  expect(written).not.toEqual([]);
});

test('changes reach a gateway that receives no notifications', async () => {
  const { first } = await shared.startTwo();
  await shared.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`,
  );
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  expect(await shared.untilAllShow(fileOf(version))).toBeLessThan(soon);
});

test('without the database both gateways serve what they have, also after a restart', async () => {
  const { one, two, first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  await shared.untilAllShow(fileOf(version));
  await server.kill();
  try {
    for (const site of [one, two, await shared.startAgain(two)]) {
      const since = performance.now();
      expect((await site.app.inject('/drivers')).body).toContain(fileOf(version));
      expect((await site.app.inject(fileOf(version, 'drivers.1.js'))).body).toBe('drivers');
      expect(performance.now() - since).toBeLessThan(1_000);
    }
    const report = { feature: 'fleet', version, reason: 'threw' };
    const reported = await one.app.inject({ method: 'POST', url: '/reports', payload: report });
    expect(reported.statusCode).toBe(204);
    await expect(postChange(first, 'fleet', 'rollback')).rejects.toThrow(
      'The release store cannot be reached',
    );
    expect((await one.app.inject(fileOf('9.9.9-none', 'drivers.1.js'))).statusCode).toBe(404);
  } finally {
    await server.restart();
  }
  const next = await postRelease(first, 'fleet', await archiveOf({ 'drivers.1.js': 'two' }));
  await shared.untilAllShow(fileOf(next.version));
});

test('a console keeps its releases and tokens when it gets a database', async () => {
  const given: string[] = [];
  // A command on a machine without releases comes first.
  await shared.command(async () => undefined);
  const one = await shared.start(async (own) => {
    await own.releaseShell();
    given.push((await own.releaseFleet()).version);
    given.push((await createDeployToken(own.folder, 'fleet')).token);
  });
  const [version = '', own = ''] = given;
  const two = await shared.start((other) => other.releaseShell({ 'main.1.js': 'of another machine' }));
  for (const site of [one, two]) expect((await site.app.inject('/drivers')).body).toContain(fileOf(version));
  const address = await two.app.listen({ port: 0, host: '127.0.0.1' });
  const next = await postRelease(
    { address, token: own },
    'fleet',
    await archiveOf({ 'drivers.1.js': 'two' }),
  );
  await shared.untilAllShow(fileOf(next.version));
});

test('a change whose files cannot be read leaves the releases of the database', async () => {
  const { one, first } = await shared.startTwo();
  const { version } = await postRelease(first, 'fleet', await archiveOf());
  await shared.untilAllShow(fileOf(version));
  const stored = await shared.query('select * from releases.stored order by 1, 2');
  for (const file of ['releases', 'registry.json'])
    await expect(
      shared.command(async (folder) => {
        await rm(path.join(folder, file), { recursive: true });
        await symlink(file, path.join(folder, file));
      }),
    ).rejects.toThrow('ELOOP');
  expect(await shared.query('select * from releases.stored order by 1, 2')).toEqual(stored);
  expect((await one.app.inject('/drivers')).body).toContain(fileOf(version));
});

test('a database without the role of its address is a store that cannot be reached', async () => {
  const database = openDatabase(server.url.replace('//tawseel@', '//nobody@'));
  await expect(database.query('select 1')).rejects.toMatchObject({
    name: 'StoreUnavailable',
    message: 'The release store cannot be reached (role "nobody" does not exist).',
  });
  await database.close();
});

test('a token that is revoked on one machine is refused by every gateway', async () => {
  const { first, second, tokenId: id } = await shared.startTwo();
  await postRelease(first, 'fleet', await archiveOf());
  await shared.command((folder) => revokeDeployToken(folder, id));
  for (const target of [first, second])
    await expect(postChange(target, 'fleet', 'rollback')).rejects.toThrow(
      `The deploy token ${id} is revoked: `,
    );
});
