import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sampleStore, type SampleStore } from '../testing/sample-store.ts';
import { abortCanary, promoteCanary } from './canary.ts';
import { listReleases } from './list-releases.ts';
import { publishApp } from './publish-app.ts';
import { publishTogether } from './publish.ts';
import { publishStarted } from './publish-started.ts';
import { readRegistry } from './release-store.ts';
import { rollback } from './rollback.ts';
import { removeUnused } from './unused.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

const driver = async () => (await readRegistry(store.folder)).driver;

test("a build of the driver's app is published under its name, beside the shell", async () => {
  await store.releaseShell('one()');
  const { name, version, live } = await store.releaseDriver('one');
  expect([name, live]).toEqual(['driver', version]);
  expect(await driver()).toMatchObject({ version, html: expect.stringContaining('<title>Driver</title>') });
  const lists = await listReleases(store.folder);
  expect(lists.map((list) => [list.name, list.stored.length])).toEqual([
    ['shell', 1],
    ['driver', 1],
  ]);
});

test('a rollback, a canary, its promotion and its abort work as for a feature', async () => {
  const one = await store.releaseDriver('one');
  const two = await store.releaseDriver('two');
  expect(await rollback(store.folder, 'driver')).toMatchObject({
    version: one.version,
    previous: { version: two.version },
    restored: true,
  });
  const three = await store.releaseDriver('three', { percentage: 10 });
  expect(three.live).toBe(one.version);
  expect(await abortCanary(store.folder, 'driver')).toBe(three.version);
  await store.releaseDriver('three', { companies: ['1001'] });
  expect(await promoteCanary(store.folder, 'driver')).toBe(three.version);
  expect(await driver()).toMatchObject({ version: three.version, previous: { version: one.version } });
});

test('it is released together with the shell, and by npm start', async () => {
  const dists = [await store.buildShell('one()'), await store.buildDriver('one')];
  const { registry, left } = await publishStarted(store.folder, dists);
  expect(left).toEqual([]);
  expect(registry.driver?.started).toBe(true);
  const next = [await store.buildShell('two()'), await store.buildDriver('two')];
  const after = await publishTogether(store.folder, next);
  expect(after.driver).toMatchObject({ previous: { version: registry.driver?.version } });
  expect(after.shell?.boot).toBe('two()');
});

test('its unused releases are removed, and those in use remain', async () => {
  for (const code of ['one', 'two', 'three']) await store.releaseDriver(code);
  expect(await removeUnused(store.folder, 7)).toEqual({ removed: [], faults: [] });
  const { stored } = (await listReleases(store.folder))[0] ?? { stored: [] };
  expect(stored).toHaveLength(3);
});

test.each(['index.html', 'sw.js', 'manifest.webmanifest'])('a build without %s is refused', async (file) => {
  await store.releaseShell('one()');
  const dist = await store.buildDriver('one');
  await rm(path.join(dist, file));
  expect(await store.refusal(() => publishApp(store.folder, 'driver', dist))).toBe(
    `The build has no ${path.join(dist, file)}.`,
  );
});

test('a build of a feature is not released under its name', async () => {
  await store.releaseShell('one()');
  const dist = await store.buildFleet('one');
  expect(await store.refusal(() => publishApp(store.folder, 'driver', dist))).toBe(
    'The build is of fleet, not of driver.',
  );
});
