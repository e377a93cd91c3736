import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sampleStore, type SampleStore } from '../testing/sample-store.ts';
import { recordFile, recordFolder } from './release-record.ts';
import { storePaths } from './release-store.ts';

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
