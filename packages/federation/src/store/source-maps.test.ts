import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fleetFiles } from '../testing/sample-builds.ts';
import { sampleStore, using, type SampleStore } from '../testing/sample-store.ts';
import { publishFeature } from './publish.ts';
import { readBuildFiles } from './build-files.ts';
import { storePaths } from './release-store.ts';
import { readSourceMap, sourceMapFolder } from './source-maps.ts';
import { removeUnused } from './unused.ts';

let samples: SampleStore;

beforeEach(async () => {
  samples = await sampleStore();
});
afterEach(() => samples.remove());

const release = async (code: string) => {
  const maps = { 'remoteEntry.js.map': `map ${code}`, 'drivers.0a1b2c3d.js.map': 'map of drivers' };
  const { version } = await publishFeature(
    samples.folder,
    await samples.build({ ...fleetFiles(code, using()), ...maps }),
  );
  return version;
};
const read = (version: string | undefined, script: string) =>
  readSourceMap(samples.folder, 'fleet', version, script);

test('each release has its source maps, outside of the public folder', async () => {
  const one = await release('one');
  const two = await release('two');
  expect(await read(one, 'remoteEntry.js')).toBe('map one');
  expect(await read(two, 'remoteEntry.js')).toBe('map two');
  const published = await readdir(storePaths(samples.folder).releases, { recursive: true });
  expect(published.filter((file) => file.includes('.map'))).toEqual([]);
});

test('only the owner and the group can read source maps', async () => {
  const folder = sourceMapFolder(samples.folder, 'fleet', await release('one'));
  for (const file of [folder, path.join(folder, 'remoteEntry.js.map.br')])
    expect((await stat(file)).mode & 0o007).toBe(0);
});

test('a script that its name identifies is found without a version', async () => {
  await release('one');
  expect(await read(undefined, 'drivers.0a1b2c3d.js')).toBe('map of drivers');
  expect(await read(undefined, 'drivers.ffffffff.js')).toBeUndefined();
});

test('source maps do not change the version of a build', async () => {
  const files = fleetFiles('one', using());
  const one = await publishFeature(samples.folder, await samples.build(files));
  const other = await samples.build({ ...files, 'remoteEntry.js.map': 'other' });
  expect((await publishFeature(samples.folder, other)).version).toBe(one.version);
  expect(await read(one.version, 'remoteEntry.js')).toBe('{}');
});

test('source maps of an uploaded build are stored', async () => {
  const files = await readBuildFiles(await samples.build(fleetFiles('one', using())));
  const { version } = await publishFeature(samples.folder, files);
  expect(await read(version, 'remoteEntry.js')).toBe('{}');
});

test('source maps are removed with their release', async () => {
  const one = await release('one');
  const two = await release('two');
  const three = await release('three');
  const { releases, diagnostics } = storePaths(samples.folder);
  for (const folder of [releases, diagnostics])
    for (const version of [one, two, three]) await utimes(path.join(folder, 'fleet', version), 1, 1);
  expect(await removeUnused(samples.folder, 7)).toEqual({ removed: [`fleet/${one}`], faults: [] });
  expect((await readdir(path.join(diagnostics, 'fleet'))).toSorted()).toEqual([two, three].toSorted());
});
