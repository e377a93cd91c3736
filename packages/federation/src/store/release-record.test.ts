import { readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { sampleStore, type SampleStore } from '../testing/sample-store.ts';
import { listReleases } from './list-releases.ts';
import { moveEarlierRecords, recordFile, recordFolder } from './release-record.ts';
import { storePaths } from './release-store.ts';
import { rollback } from './rollback.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

const recordOf = (version: string) => path.join(recordFolder(store.folder, 'fleet', version), recordFile);
const publicFolder = (version: string) => path.join(storePaths(store.folder).releases, 'fleet', version);

test('the public folder of a release has the files of the build and their compressed forms alone', async () => {
  const { version } = await store.releaseFleet('one');
  const files = await readdir(publicFolder(version));
  const built = await readdir(await store.buildFleet('one'));
  expect(new Set(files.map((file) => file.replace(/\.(br|gz)$/, '')))).toEqual(
    new Set(built.filter((file) => !file.endsWith('.map'))),
  );
  expect((await stat(recordOf(version))).mode & 0o007).toBe(0);
});

test('records in the public folder, of an earlier version, are moved and still list and publish their releases', async () => {
  const one = await store.releaseFleet('one');
  const two = await store.releaseFleet('two');
  const before = await listReleases(store.folder);
  for (const { version } of [one, two])
    await rename(recordOf(version), path.join(publicFolder(version), recordFile));
  await moveEarlierRecords(store.folder);
  await moveEarlierRecords(store.folder);
  for (const { version } of [one, two])
    expect(await readdir(publicFolder(version))).not.toContain(recordFile);
  expect(await listReleases(store.folder)).toEqual(before);
  expect(await rollback(store.folder, 'fleet')).toMatchObject({ version: one.version });
});
