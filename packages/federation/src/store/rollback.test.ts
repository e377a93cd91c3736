import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sampleStore, using, type SampleStore } from '../testing/sample-store.ts';
import { publishFeature } from './publish.ts';
import { recordFile, recordFolder } from './release-record.ts';
import { readRegistry } from './release-store.ts';
import { rollback } from './rollback.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

describe('rollback', () => {
  test('publishes the previous release unchanged; the live one becomes the previous one', async () => {
    const first = await store.releaseFleet('one');
    const second = await store.releaseFleet('two');
    const back = await rollback(store.folder, 'fleet');
    const { since: _, ...firstRelease } = first;
    const { since: __, previous: ___, ...secondRelease } = second;
    expect(back).toEqual({ ...firstRelease, since: back.since, previous: secondRelease, restored: true });
    expect(Date.parse(back.since)).toBeGreaterThanOrEqual(Date.parse(second.since));
    expect(await store.fleet()).toEqual(back);
  });

  test('publishes any release of the store', async () => {
    const first = await store.releaseFleet('one');
    await store.releaseFleet('two');
    const third = await store.releaseFleet('three');
    const back = await rollback(store.folder, 'fleet', first.version);
    expect(back).toMatchObject({ version: first.version, previous: { version: third.version } });
  });

  test('of the shell works alike', async () => {
    const first = await store.releaseShell('one()');
    await store.releaseShell('two()');
    await rollback(store.folder, 'shell');
    expect((await readRegistry(store.folder)).shell).toMatchObject({ version: first.version, boot: 'one()' });
  });

  test('of a rollback publishes the newer release again, and the next release is unaffected', async () => {
    await store.releaseFleet('one');
    const second = await store.releaseFleet('two');
    await rollback(store.folder, 'fleet');
    expect(await rollback(store.folder, 'fleet')).toMatchObject({ version: second.version, restored: true });
    expect(await store.releaseFleet('three')).not.toHaveProperty('restored');
  });

  test('ends a canary', async () => {
    await store.releaseFleet('one');
    await store.releaseFleet('two');
    await store.tryFleet('three', 10);
    await rollback(store.folder, 'fleet');
    expect(await store.fleet()).not.toHaveProperty('canary');
  });

  test('is rejected without a previous release', async () => {
    const { version } = await store.releaseFleet('one');
    expect(await store.refusal(() => rollback(store.folder, 'fleet'))).toContain(
      `There is no release of fleet before ${version}.`,
    );
    expect(await store.refusal(() => rollback(store.folder, 'fleet', version))).toContain(
      `fleet ${version} is live already.`,
    );
    expect(await store.refusal(() => rollback(store.folder, 'shell'))).toContain(
      'shell has not been released. Released: fleet.',
    );
    expect(await store.refusal(() => rollback(store.folder, '__proto__'))).toContain(
      '__proto__ has not been released.',
    );
  });

  test.each(['9.9.9', '../fleet', '.', ''])(
    'is rejected for %p with the existing versions',
    async (version) => {
      const first = await store.releaseFleet('one');
      const second = await store.releaseFleet('two');
      const refusal = await store.refusal(() => rollback(store.folder, 'fleet', version));
      expect(refusal).toContain(`There is no release ${version} of fleet. There are: `);
      expect(refusal).toContain(first.version);
      expect(refusal).toContain(second.version);
    },
  );

  test('is rejected when the shell has become incompatible', async () => {
    await store.releaseShell('one()', 'Button', 'Table');
    await store.releaseFleet('one', 'Table');
    await store.releaseFleet('two', 'Button');
    const { version } = await store.releaseShell('two()', 'Button');
    expect(await store.refusal(() => rollback(store.folder, 'fleet'))).toContain(
      `fleet uses Table of @tawseel/ui, which the live shell ${version} does not have: roll back the shell first.`,
    );
  });

  test('is rejected when a feature would lack a name it uses', async () => {
    const { version } = await store.releaseShell('one()', 'Button');
    await store.releaseShell('two()', 'Button', 'Timeline');
    const dist = await store.buildFleet('one', using('Timeline'));
    expect(await store.refusal(() => publishFeature(store.folder, dist))).toContain(
      `which the shell before it, ${version}, does not have`,
    );
    const { version: fleetVersion } = await publishFeature(store.folder, dist, { newShellOnly: true });
    expect(await store.refusal(() => rollback(store.folder, 'shell'))).toContain(
      `the live fleet ${fleetVersion} uses Timeline of @tawseel/ui, which the shell ${version} does not have: roll back fleet first.`,
    );
  });

  test('is rejected for a release without its record', async () => {
    const { version } = await store.releaseFleet('one');
    await store.releaseFleet('two');
    await rm(path.join(recordFolder(store.folder, 'fleet', version), recordFile));
    expect(await store.refusal(() => rollback(store.folder, 'fleet'))).toContain(
      `There is no release ${version} of fleet.`,
    );
  });
});
