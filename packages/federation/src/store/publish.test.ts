import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { fleetFiles, manifestOf, sampleBuilds, type SampleBuilds } from '../testing/sample-builds.ts';
import { sampleManifest } from '../testing/samples.ts';
import { publishFeature, publishShell } from './publish.ts';
import { readRegistry, storePaths } from './release-store.ts';
import { integrityOf } from './store-release.ts';

let samples: SampleBuilds;

beforeEach(async () => {
  samples = await sampleBuilds();
});
afterEach(() => samples.remove());

const store = () => samples.store;
const build = (files: Record<string, string>) => samples.build(files);
const buildFleet = (code: string, manifest?: object) => samples.buildFleet(code, manifest);
const buildShell = (boot: string, changes?: object) => samples.buildShell(boot, changes);

const releaseOf = (entry: string) => path.join(store(), path.dirname(entry));

test('a release has what its lists look like, and a build with other data is refused', async () => {
  const firstRows = { '/drivers': { columns: [{ key: 'name' }] } };
  const withRows = (rows: unknown) =>
    build({ ...fleetFiles('one'), 'first-rows.json': JSON.stringify(rows) });
  expect(await publishFeature(store(), await withRows(firstRows))).toMatchObject({ firstRows });
  expect((await readRegistry(store())).features['fleet']).toMatchObject({ firstRows });
  await expect(publishFeature(store(), await withRows({ '/drivers': {} }))).rejects.toThrow(
    'firstRows./drivers must have a list of columns',
  );
});

test("a feature's build is copied, compressed and published", async () => {
  const live = await publishFeature(store(), await buildFleet('one'));
  expect(live.version).toMatch(/^1\.2\.0-[0-9a-f]{12}$/);
  expect(live.entry).toBe(`/releases/fleet/${live.version}/remoteEntry.js`);
  expect(live.integrity['remoteEntry.js']).toBe(integrityOf(Buffer.from('entry one')));
  expect(live.previous).toBeUndefined();
  expect(await readRegistry(store())).toEqual({ contract: 1, features: { fleet: live } });

  const release = releaseOf(live.entry);
  const names = await readdir(release);
  expect(names).not.toContain('remoteEntry.js.map');
  expect(names).not.toContain('plex.1.woff2.br');
  const read = (name: string) => readFile(path.join(release, name));
  expect((await read('remoteEntry.js')).toString()).toBe('entry one');
  expect(brotliDecompressSync(await read('remoteEntry.js.br')).toString()).toBe('entry one');
  expect(gunzipSync(await read('remoteEntry.js.gz')).toString()).toBe('entry one');
});

test('a release reuses the compressed files of another release, unless they are damaged', async () => {
  const text = 'shared '.repeat(200);
  const files = { 'shared.1.js': text, 'damaged.1.js': text, 'changed.1.js': text };
  const first = await publishFeature(store(), await build({ ...fleetFiles('one'), ...files }));
  const stored = releaseOf(first.entry);
  const large = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  await writeFile(path.join(stored, 'shared.1.js.br'), large);
  await writeFile(path.join(stored, 'changed.1.js.br'), large);
  await writeFile(path.join(stored, 'damaged.1.js.br'), large.subarray(4));

  const changed = { ...files, 'changed.1.js': `${text}!` };
  const second = await publishFeature(store(), await build({ ...fleetFiles('two'), ...changed }));
  const read = (name: string) => readFile(path.join(releaseOf(second.entry), name));
  expect(await read('shared.1.js.br')).toEqual(large);
  expect(brotliDecompressSync(await read('damaged.1.js.br')).toString()).toBe(text);
  expect(brotliDecompressSync(await read('changed.1.js.br')).toString()).toBe(`${text}!`);
});

test("a shell's build includes its inline script", async () => {
  const live = await publishShell(store(), await buildShell('set()'));
  expect(live).toMatchObject({
    base: `/releases/shell/${live.version}/`,
    boot: 'set()',
    scripts: ['main.1.js'],
    fonts: { en: ['latin.1.woff2'], ar: ['arabic.1.woff2'] },
  });
  expect((await readRegistry(store())).shell).toEqual(live);
});

test('changed code is a new version; the previous one is stored and named', async () => {
  const first = await publishFeature(store(), await buildFleet('one'));
  const second = await publishFeature(store(), await buildFleet('two'));
  expect(second.version).not.toBe(first.version);
  const { since: _, ...release } = first;
  expect(second.previous).toEqual(release);
  expect(await readFile(path.join(releaseOf(first.entry), 'feature.1.js'), 'utf8')).toBe('feature one');

  const again = await publishFeature(store(), await buildFleet('one'));
  expect(again).toMatchObject({ version: first.version, previous: { version: second.version } });
});

test('releasing the live release again changes neither it nor its previous version', async () => {
  const first = await publishFeature(store(), await buildFleet('one'));
  const second = await publishFeature(store(), await buildFleet('two'));
  const file = path.join(releaseOf(first.entry), 'remoteEntry.js');
  await utimes(file, 1, 1);
  expect(await publishFeature(store(), await buildFleet('two'))).toEqual(second);
  expect(second.previous?.version).toBe(first.version);
  await publishFeature(store(), await buildFleet('one'));
  expect((await stat(file)).mtimeMs).toBe(1000);
});

test('releasing a feature does not change the shell or other features', async () => {
  const shell = await publishShell(store(), await buildShell('set()'));
  const cars = await publishFeature(store(), await buildFleet('one', manifestOf('cars')));
  const fleet = await publishFeature(store(), await buildFleet('one'));
  expect(await readRegistry(store())).toEqual({ contract: 1, shell, features: { cars, fleet } });
});

test('a feature is rejected on a live shell of another contract', async () => {
  await publishShell(store(), await buildShell('set()', { contract: 2 }));
  await expect(publishFeature(store(), await buildFleet('one'))).rejects.toThrow(
    /^fleet is built for contract 1, and the live shell 1\.0\.0-\w+ speaks 2: release the shell first\.$/m,
  );
});

describe('rejected without publishing or storing anything', () => {
  const { 'driver.1.js': _, ...withoutPage } = fleetFiles('one');

  test.each<[string, () => Promise<string>, RegExp]>([
    [
      'a manifest with a wrong field',
      () => buildFleet('one', { ...sampleManifest(), contract: 2 }),
      /^The feature fleet is written for contract 2: this console supports contract 1\.$/,
    ],
    ['a manifest that is not JSON', () => build({ 'feature.json': '{' }), /feature\.json: is not JSON$/],
    ['a build without a manifest', () => build({ 'remoteEntry.js': '' }), /has no .*feature\.json/],
    [
      'a build that lacks a file its manifest names',
      () => build(withoutPage),
      /fleet 1\.2\.0-\w+: integrity\.driver\.1\.js is missing$/,
    ],
    [
      'a path that another feature owns',
      () => buildFleet('one', sampleManifest({ name: 'cars' })),
      /pages\.0\.path is a path of \w+ already/,
    ],
  ])('%s', async (_name, dist, message) => {
    await publishFeature(store(), await buildFleet('live'));
    const before = await readFile(storePaths(store()).registry, 'utf8');
    await expect(publishFeature(store(), await dist())).rejects.toThrow(message);
    expect(await readFile(storePaths(store()).registry, 'utf8')).toBe(before);
    expect(await readdir(storePaths(store()).releases)).toEqual(['fleet']);
    expect(await readdir(path.join(storePaths(store()).releases, 'fleet'))).toHaveLength(1);
  });

  test.each<[string, () => Promise<string>, string]>([
    [
      'a shell without scripts told',
      () => buildShell('', { scripts: undefined }),
      'shell.json: scripts is missing',
    ],
    [
      'a shell’s version that climbs',
      () => buildShell('', { version: '../../1.0.0' }),
      'shell.json: version must be a version such as 1.2.0',
    ],
    [
      'an inline script that ends its element',
      () => buildShell('"</script>"'),
      ': boot must not end its element',
    ],
  ])('%s', async (_name, dist, message) => {
    await expect(publishShell(store(), await dist())).rejects.toThrow(message);
    await expect(stat(storePaths(store()).registry)).rejects.toThrow('ENOENT');
  });
});

describe('concurrent releases', () => {
  test('are all published', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const dists = await Promise.all(names.map((name) => buildFleet(name, manifestOf(name))));
    const shell = await buildShell('set()');
    await Promise.all([publishShell(store(), shell), ...dists.map((dist) => publishFeature(store(), dist))]);
    const registry = await readRegistry(store());
    expect(Object.keys(registry.features).toSorted()).toEqual(names);
    expect(registry.shell?.boot).toBe('set()');
    expect((await readdir(store())).toSorted()).toEqual(['diagnostics', 'registry.json', 'releases']);
  });

  test('of the same build are one release', async () => {
    const dist = await buildFleet('one');
    const [first, second] = await Promise.all([publishFeature(store(), dist), publishFeature(store(), dist)]);
    expect(second?.version).toBe(first?.version);
    expect(await readdir(path.join(storePaths(store()).releases, 'fleet'))).toEqual([first?.version]);
  });
});
