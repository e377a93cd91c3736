import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sampleStore, type SampleStore } from '../testing/sample-store.ts';
import { listReleases } from './list-releases.ts';
import { recordFile, recordFolder } from './release-record.ts';
import { changeRegistry } from './release-store.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

describe('the list of releases', () => {
  test('an empty store has none', async () => {
    expect(await listReleases(store.folder)).toEqual([]);
  });

  test('lists live, canary, previous and stored releases, newest first', async () => {
    const shell = await store.releaseShell('one()', 'Button');
    const versions: string[] = [];
    for (const code of ['one', 'two', 'three'])
      versions.push((await store.releaseFleet(code, 'Button')).version);
    const { canary } = await store.tryFleet('four', 10, 'Button');
    const [first, second, third] = versions;
    const live = await store.fleet();
    expect(await listReleases(store.folder)).toEqual([
      {
        name: 'shell',
        live: { version: shell.version, since: shell.since },
        stored: [{ version: shell.version, stored: expect.any(String) }],
      },
      {
        name: 'fleet',
        live: { version: third, since: live?.since },
        previous: second,
        canary: { version: canary?.release.version, since: canary?.since, percentage: 10 },
        stored: [canary?.release.version, third, second, first].map((version) => ({
          version,
          stored: expect.stringMatching(/^\d{4}-.*Z$/),
        })),
      },
    ]);
  });

  test('reports why a release cannot be rolled back to', async () => {
    await store.releaseShell('one()', 'Button', 'Table');
    const old = await store.releaseFleet('one', 'Table');
    await store.releaseFleet('two', 'Button');
    const shell = await store.releaseShell('two()', 'Button');
    const [, list] = await listReleases(store.folder);
    expect(list?.stored.find(({ version }) => version === old.version)?.obstacle).toBe(
      `fleet uses Table of @tawseel/ui, which the live shell ${shell.version} does not have: roll back the shell first.`,
    );
    expect(list?.stored.filter(({ obstacle }) => obstacle)).toHaveLength(1);
  });

  test('includes a feature that is no longer live', async () => {
    const { version } = await store.releaseFleet('one');
    await changeRegistry(store.folder, (registry) => ({ ...registry, features: {} }));
    expect(await listReleases(store.folder)).toEqual([
      { name: 'fleet', stored: [{ version, stored: expect.any(String) }] },
    ]);
  });

  test("fails with the field's name when a record is invalid", async () => {
    const { version } = await store.releaseFleet('one');
    const record = path.join(recordFolder(store.folder, 'fleet', version), recordFile);
    await writeFile(record, '{"stored":"now"}');
    await expect(listReleases(store.folder)).rejects.toThrow(
      `${record}: stored must be a time such as 2026-01-31T08:00:00.000Z; release is missing`,
    );
  });
});
