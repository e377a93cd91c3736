import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { fleetFiles, sampleBuilds, type SampleBuilds } from '../testing/sample-builds.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { deltaPath, dictionaryHash } from './delta-file.ts';
import { publishFeature } from './publish.ts';
import { storePaths } from './release-store.ts';

let samples: SampleBuilds;

beforeEach(async () => {
  samples = await sampleBuilds();
});
afterEach(() => samples.remove());

const random = seededRandom(1);
/** Text that does not compress well by itself. */
const code = Array.from({ length: 400 }, () => random().toString(36)).join(';');

async function release(
  files: Record<string, string>,
  options: Parameters<typeof publishFeature>[2] = {},
): Promise<string> {
  const dist = await samples.build({ ...fleetFiles('same'), ...files });
  const { version, canary } = await publishFeature(samples.store, dist, options);
  return path.join(storePaths(samples.store).releases, 'fleet', canary?.release.version ?? version);
}

/** The content that a browser restores from a stored delta and its own copy of another file; undefined without a delta. */
async function restored(file: string, dictionaryFile: string): Promise<string | undefined> {
  const dictionary = await readFile(dictionaryFile);
  const hash = dictionaryHash(dictionary);
  const delta = await readFile(deltaPath(file, hash)).catch(() => undefined);
  if (!delta) return undefined;
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40).toString('base64')).toBe(hash);
  const context = createDCtx();
  const content = Buffer.from(decompressUsingDict(context, delta.subarray(40), dictionary));
  freeDCtx(context);
  return content.toString();
}

async function deltasOf(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.dcz'));
}

test('a release has deltas against the live, the previous and the canary release', async () => {
  const first = await release({ 'list.00000001.js': code });
  const second = await release({ 'list.00000002.js': `${code};second()` });
  const canary = await release({ 'list.00000003.js': `${code};third()` }, { audience: { percentage: 10 } });
  const fourth = await release({ 'list.00000004.js': `${code};fourth()` });

  const target = path.join(fourth, 'list.00000004.js');
  for (const name of [
    path.join(first, 'list.00000001.js'),
    path.join(second, 'list.00000002.js'),
    path.join(canary, 'list.00000003.js'),
  ]) {
    expect(await restored(target, name)).toBe(`${code};fourth()`);
  }
  expect((await readFile(`${target}.br`)).length).toBeGreaterThan(3000);
  for (const name of await deltasOf(fourth))
    expect((await readFile(path.join(fourth, name))).length).toBeLessThan(100);
  expect((await readdir(path.dirname(first))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the replaced release has deltas against the new one, for a rollback', async () => {
  const first = await release({ 'list.00000001.js': code });
  const second = await release({ 'list.00000002.js': `${code};second()` });
  expect(await restored(path.join(first, 'list.00000001.js'), path.join(second, 'list.00000002.js'))).toBe(
    code,
  );
});

test('a file that only moves to another release has a delta, also a font', async () => {
  const files = { 'shared.00000001.js': code, 'plex.00000001.woff2': code };
  const first = await release(files);
  const second = await release({ ...files, 'list.00000001.js': 'list' });
  for (const name of Object.keys(files)) {
    expect(await restored(path.join(second, name), path.join(first, name))).toBe(code);
  }
});

test('a delta that is larger than the compressed file is not stored', async () => {
  const first = await release({ 'small.00000001.js': 'small()' });
  const second = await release({ 'small.00000002.js': 'small(2)' });
  expect([...(await deltasOf(first)), ...(await deltasOf(second))]).toEqual([]);
});

test('a file without a counterpart in another release has no delta', async () => {
  await release({ 'list.00000001.js': code });
  const second = await release({ 'lists.00000001.js': code });
  expect(await deltasOf(second)).toEqual([]);
});

test('a release that is published again keeps its deltas and gets those against the live one', async () => {
  const first = await release({ 'list.00000001.js': code });
  const second = await release({ 'list.00000002.js': `${code};second()` });
  const third = await release({ 'list.00000003.js': `${code};third()` });
  expect(await release({ 'list.00000001.js': code })).toBe(first);
  for (const name of [path.join(second, 'list.00000002.js'), path.join(third, 'list.00000003.js')])
    expect(await restored(path.join(first, 'list.00000001.js'), name)).toBe(code);
});
