import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleStore, using, type SampleStore } from '../testing/sample-store.ts';
import { abortCanary, promoteCanary } from './canary.ts';
import { readFeature } from './read-build.ts';
import { changeRegistry, readRegistry, storePaths } from './release-store.ts';
import { reserve } from './reserve.ts';
import { rollback } from './rollback.ts';
import { removeUnused } from './unused.ts';

const day = 24 * 60 * 60 * 1000;

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

const releasesOf = (name: string) => path.join(storePaths(store.folder).releases, name);
const versions = async (name = 'fleet') => (await readdir(releasesOf(name))).toSorted();

/** Sets the last use of every release in the store to a number of days ago. */
async function age(days: number): Promise<void> {
  const time = new Date(Date.now() - days * day);
  for (const name of await readdir(storePaths(store.folder).releases))
    for (const version of await versions(name))
      await utimes(path.join(releasesOf(name), version), time, time);
}

async function release(...codes: string[]): Promise<string[]> {
  const made: string[] = [];
  for (const code of codes) made.push((await store.releaseFleet(code)).version);
  return made;
}

describe('an old, unused release', () => {
  test('is removed; live, previous and canary releases remain at any age', async () => {
    const shells: string[] = [];
    for (const boot of ['one()', 'two()', 'three()']) shells.push((await store.releaseShell(boot)).version);
    const [one, two, three, four] = await release('one', 'two', 'three', 'four');
    const canary = (await store.tryFleet('five', 10)).canary?.release.version ?? '';
    await age(30);
    const before = await readRegistry(store.folder);
    expect(await removeUnused(store.folder, 7)).toEqual({
      removed: [...[one, two].map((version) => `fleet/${version}`).toSorted(), `shell/${shells[0]}`],
      faults: [],
    });
    expect(await versions()).toEqual([three ?? '', four ?? '', canary].toSorted());
    expect(await versions('shell')).toEqual(shells.slice(1).toSorted());
    expect(await readRegistry(store.folder)).toEqual(before);
    expect(await removeUnused(store.folder, 7)).toEqual({ removed: [], faults: [] });
  });

  test('has the age of its last use, not of its build', async () => {
    const made = await release('one', 'two', 'three');
    await age(30);
    // The second release was the previous one until this moment.
    const four = await release('four');
    expect((await removeUnused(store.folder, 7)).removed).toEqual([`fleet/${made[0]}`]);
    expect(await versions()).toEqual([...made.slice(1), ...four].toSorted());
    await age(6.9);
    expect((await removeUnused(store.folder, 7)).removed).toEqual([]);
    await age(7.1);
    expect((await removeUnused(store.folder, 7)).removed).toEqual([`fleet/${made[1]}`]);
  });

  test.each([
    ['taken back', (version: string) => abortCanary(store.folder, 'fleet', version)],
    ['over by another', () => store.tryFleet('other', 10)],
    ['over by a release', () => store.releaseFleet('other')],
  ])('a canary that is %s remains until it is old', async (_, end) => {
    await release('one', 'two');
    const canary = (await store.tryFleet('three', 10)).canary?.release.version ?? '';
    await age(30);
    await end(canary);
    await removeUnused(store.folder, 7);
    expect(await versions()).toContain(canary);
    await age(30);
    await removeUnused(store.folder, 7);
    expect(await versions()).not.toContain(canary);
  });

  test('a promoted canary is treated like any release', async () => {
    const [one, two] = await release('one', 'two');
    const canary = (await store.tryFleet('three', 10)).canary?.release.version ?? '';
    await age(30);
    await promoteCanary(store.folder, 'fleet');
    await age(30);
    expect((await removeUnused(store.folder, 7)).removed).toEqual([`fleet/${one}`]);
    expect(await versions()).toEqual([two ?? '', canary].toSorted());
  });

  test('a rolled-back release can be released again', async () => {
    await release('one', 'two');
    await age(30);
    await rollback(store.folder, 'fleet');
    expect((await removeUnused(store.folder, 0)).removed).toEqual([]);
    const { version } = await rollback(store.folder, 'fleet');
    expect(await store.fleet()).toMatchObject({ version });
  });

  test('with zero days, releases older than the maximum duration of a release are removed', async () => {
    const [one] = await release('one', 'two', 'three');
    await age(0.5 / 24);
    expect((await removeUnused(store.folder, 0)).removed).toEqual([]);
    await age(2 / 24);
    expect((await removeUnused(store.folder, 0)).removed).toEqual([`fleet/${one}`]);
  });

  test('releases of a feature outside the registry are not removed', async () => {
    await store.releaseShell('one()');
    const made = await release('one', 'two', 'three');
    await changeRegistry(store.folder, (registry) => ({ ...registry, features: {} }));
    await age(30);
    expect(await removeUnused(store.folder, 7)).toEqual({ removed: [], faults: [] });
    expect(await versions()).toEqual(made.toSorted());
  });

  test('other files are not removed', async () => {
    await release('one');
    await writeFile(path.join(releasesOf('fleet'), 'notes.txt'), '');
    await mkdir(path.join(releasesOf('fleet'), '.being-written'));
    await age(30);
    expect((await removeUnused(store.folder, 7)).removed).toEqual([]);
    expect(await versions()).toEqual(expect.arrayContaining(['notes.txt', '.being-written']));
  });
});

describe('during other releases', () => {
  test('a build that is released again is not removed before it is published', async () => {
    const [one] = await release('one', 'two', 'three');
    await age(30);
    const again = await readFeature(store.folder, await store.buildFleet('one', using()));
    expect(again.release.version).toBe(one);
    await again.store();
    expect((await removeUnused(store.folder, 7)).removed).toEqual([]);
    expect(await versions()).toContain(one);
  });

  test('a pending release detects that its files were removed', async () => {
    const [one = ''] = await release('one', 'two', 'three');
    const lock = `${storePaths(store.folder).registry}.lock`;
    await writeFile(lock, 'another');
    const reserved = reserve(store.folder, 'fleet', one);
    await pause(200);
    await rm(path.join(releasesOf('fleet'), one), { recursive: true });
    await rm(lock);
    expect(await reserved).toBe(false);
  });

  test('a removed release is stored again, and cannot be rolled back to', async () => {
    const [one = ''] = await release('one', 'two', 'three');
    await age(30);
    await removeUnused(store.folder, 7);
    expect(await reserve(store.folder, 'fleet', one)).toBe(false);
    await expect(rollback(store.folder, 'fleet', one)).rejects.toThrow(
      `There is no release ${one} of fleet.`,
    );
    expect((await release('one'))[0]).toBe(one);
    expect(await readdir(path.join(releasesOf('fleet'), one))).toContain('remoteEntry.js.br');
  });
});

describe('a release that cannot be removed', () => {
  test('is reported, and the others are removed', async () => {
    await release('one', 'two', 'three');
    await age(30);
    await rm(storePaths(store.folder).registry);
    await writeFile(storePaths(store.folder).registry, '{}');
    const { removed, faults } = await removeUnused(store.folder, 7);
    expect(removed).toEqual([]);
    expect(faults).toEqual([expect.stringContaining('registry.json: contract is missing')]);
    expect(await versions()).toHaveLength(3);
  });
});
