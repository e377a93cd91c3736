import { readFile, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeatureRelease } from '../registry/release.schema.ts';
import { releaseProcess } from '../testing/release-process.ts';
import { fleetFiles, manifestOf } from '../testing/sample-builds.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { sampleStore, type SampleStore } from '../testing/sample-store.ts';
import { ignoring } from './file-error.ts';
import { listReleases } from './list-releases.ts';
import { publishFeature } from './publish.ts';
import { readRegistry, storePaths } from './release-store.ts';
import { integrityOf } from './store-release.ts';

// The test starts many processes, and the machine may be busy.
jest.setTimeout(300_000);

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

/** A build that is large enough for its release to take measurable time. */
async function largeBuild(code: number): Promise<string> {
  const lines = Array.from(
    { length: 4000 },
    (_, line) => `export const line${line} = ${(line * code) % 7919};`,
  );
  return store.build({ ...fleetFiles(`round ${code}`), 'driver.1.js': lines.join('\n') });
}

/** Files of a release whose bytes do not match the registry. */
async function brokenFiles({ entry, integrity }: FeatureRelease): Promise<string[]> {
  const folder = path.join(store.folder, path.dirname(entry));
  const files = Object.entries(integrity).map(async ([name, expected]) => {
    const bytes = await readFile(path.join(folder, name)).catch(ignoring('ENOENT'));
    return bytes && integrityOf(bytes) === expected ? [] : name;
  });
  return (await Promise.all(files)).flat();
}

test('two processes that release concurrently lose no release', async () => {
  const names = ['cars', 'routes'];
  const codes = ['one', 'two', 'three', 'four', 'five'];
  const processes = await Promise.all(
    names.map(async (name) => {
      const dists: string[] = [];
      for (const code of codes) dists.push(await store.buildFleet(code, manifestOf(name)));
      return releaseProcess(store.folder, dists);
    }),
  );
  const ends = await Promise.all(processes.map(({ ended }) => ended));
  expect(ends).toEqual(names.map(() => ({ done: true, killed: false })));

  for (const name of names) {
    const live = (await readRegistry(store.folder)).features[name];
    const [last, oneBefore] = codes.toReversed();
    const entryOf = async (release: FeatureRelease | undefined) =>
      readFile(path.join(store.folder, release?.entry ?? ''), 'utf8');
    expect(await entryOf(live)).toBe(`entry ${last}`);
    expect(await entryOf(live?.previous)).toBe(`entry ${oneBefore}`);
  }
  const lists = await listReleases(store.folder);
  expect(lists.map(({ stored }) => stored.length)).toEqual([codes.length, codes.length]);
});

/** Ages the lock of a killed process, as if the next release came later. */
async function ageLock(): Promise<void> {
  const lock = `${storePaths(store.folder).registry}.lock`;
  await utimes(lock, 1, 1).catch(ignoring('ENOENT'));
}

type MakeBuild = (code: number) => Promise<string>;

/** Duration of a release in milliseconds, from the start of its process. */
async function durationOf(makeBuild: MakeBuild): Promise<number> {
  const release = releaseProcess(store.folder, [await makeBuild(0)]);
  await release.ready;
  const start = performance.now();
  expect(await release.ended).toEqual({ done: true, killed: false });
  return performance.now() - start;
}

test('a release killed at any moment leaves a valid registry, and the next release works', async () => {
  const rounds = 20;
  // A large release spends most of its time on files, a small one on the registry.
  const kinds: MakeBuild[] = [largeBuild, (code) => store.buildFleet(`small ${code}`)];
  const durations: number[] = [];
  for (const makeBuild of kinds) durations.push(await durationOf(makeBuild));

  const random = seededRandom(jest.getSeed());
  let live = await store.fleet();
  let kills = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const kind = round % kinds.length;
    const dist = await kinds[kind]?.(round);
    if (!dist) throw new Error('There is nothing to release.');
    const release = releaseProcess(store.folder, [dist]);
    await release.ready;
    // One moment from each part of a release's duration, including its end.
    const moment = ((round - random()) / rounds) * (durations[kind] ?? 0) * 1.1;
    await pause(moment);
    release.kill();
    const { killed } = await release.ended;
    if (killed) kills += 1;

    const now = await store.fleet();
    if (!now) throw new Error(`Nothing was live after ${moment} ms.`);
    const isNew = now.version !== live?.version;
    expect({ moment, broken: await brokenFiles(now) }).toEqual({ moment, broken: [] });
    if (now.previous)
      expect({ moment, broken: await brokenFiles(now.previous) }).toEqual({ moment, broken: [] });
    if (isNew) expect(now.previous?.version).toBe(live?.version);
    else expect(now).toEqual(live);
    live = now;
    await ageLock();
  }
  expect(kills).toBeGreaterThan(0);

  const next = await publishFeature(store.folder, await largeBuild(rounds + 1));
  expect(next.previous?.version).toBe(live?.version);
  expect(await store.fleet()).toEqual(next);
  const [list] = await listReleases(store.folder);
  expect(list?.stored[0]?.version).toBe(next.version);
  expect(await readdir(store.folder)).not.toContain('registry.json.lock');
});
