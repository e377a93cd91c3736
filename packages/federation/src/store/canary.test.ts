import { having, sampleStore, using, type SampleStore } from '../testing/sample-store.ts';
import { abortCanary, promoteCanary } from './canary.ts';
import { publishFeature, publishShell } from './publish.ts';
import { readRegistry } from './release-store.ts';
import { rollback } from './rollback.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

describe('a canary', () => {
  test('leaves the live release unchanged', async () => {
    const live = await store.releaseFleet('one');
    const { canary, ...rest } = await store.tryFleet('two', 10);
    expect(rest).toEqual(live);
    expect(canary).toMatchObject({ percentage: 10, release: { manifest: { name: 'fleet' } } });
    expect(canary?.release.version).not.toBe(live.version);
  });

  test('of the same build can get other visitors and keeps its time', async () => {
    await store.releaseFleet('one');
    const { canary } = await store.tryFleet('two', 10);
    const dist = await store.buildFleet('two', using());
    const wider = await publishFeature(store.folder, dist, { audience: { companies: ['1001', '1002'] } });
    expect(wider.canary).toEqual({
      release: canary?.release,
      since: canary?.since,
      companies: ['1001', '1002'],
    });
  });

  test('replaces the previous canary', async () => {
    await store.releaseFleet('one');
    const { canary: second } = await store.tryFleet('two', 10);
    const { canary: third } = await store.tryFleet('three', 20);
    expect(third?.release.version).not.toBe(second?.release.version);
    expect((await store.fleet())?.canary).toEqual(third);
  });

  test('can be a release of the shell', async () => {
    const live = await store.releaseShell('one()');
    const dist = await store.buildShell('two()', having());
    const { canary, ...rest } = await publishShell(store.folder, dist, { audience: { companies: ['1001'] } });
    expect(rest).toEqual(live);
    expect(canary).toMatchObject({ companies: ['1001'], release: { boot: 'two()' } });
  });

  test('ends with the next release for everybody', async () => {
    await store.releaseFleet('one');
    await store.tryFleet('two', 10);
    expect(await store.releaseFleet('three')).not.toHaveProperty('canary');
  });

  test('that is released for everybody becomes live', async () => {
    const first = await store.releaseFleet('one');
    const { canary } = await store.tryFleet('two', 10);
    const live = await store.releaseFleet('two');
    expect(live).toMatchObject({ version: canary?.release.version, previous: { version: first.version } });
    expect(live).not.toHaveProperty('canary');
  });

  test('remains when the live release is released again', async () => {
    await store.releaseFleet('one');
    const live = await store.tryFleet('two', 10);
    expect(await store.releaseFleet('one')).toEqual(live);
  });

  test('of the live release changes nothing, and is rejected beside another canary', async () => {
    const live = await store.releaseFleet('one');
    expect(await store.tryFleet('one', 10)).toEqual(live);
    const { canary } = await store.tryFleet('two', 10);
    expect(await store.refusal(() => store.tryFleet('one', 10))).toBe(
      `${live.version} is live already: a canary would be the same. Abort the canary ${canary?.release.version} to have it alone.`,
    );
  });

  test('is rejected for a first release, and without visitors', async () => {
    await expect(store.tryFleet('one', 10)).rejects.toThrow('A first release is for everybody');
    await store.releaseFleet('one');
    expect(await store.refusal(() => store.tryFleet('two', 0))).toContain(
      'features.fleet.canary.percentage must be 1 to 99',
    );
    expect(await store.refusal(() => store.tryFleet('two', 100))).toContain(
      'features.fleet.canary.percentage must be 1 to 99',
    );
  });

  test('is checked against the live shell like any release', async () => {
    const { version } = await store.releaseShell('one()', 'Button');
    await store.releaseFleet('one', 'Button');
    expect(await store.refusal(() => store.tryFleet('two', 10, 'Timeline'))).toContain(
      `fleet uses Timeline of @tawseel/ui, which the live shell ${version} does not have: release the shell first.`,
    );
  });
});

describe('promote', () => {
  test('publishes the canary, and the live release becomes the previous one', async () => {
    const first = await store.releaseFleet('one');
    const { canary } = await store.tryFleet('two', 10);
    expect(await promoteCanary(store.folder, 'fleet')).toBe(canary?.release.version);
    const { since: _, ...before } = first;
    const live = await store.fleet();
    expect(live).toEqual({ ...canary?.release, since: live?.since, previous: before });
  });

  test('is rejected without such a canary', async () => {
    await store.releaseFleet('one');
    expect(await store.refusal(() => promoteCanary(store.folder, 'fleet'))).toContain(
      'There is no canary of fleet.',
    );
    expect(await store.refusal(() => promoteCanary(store.folder, 'cars'))).toContain(
      'cars has not been released. Released: fleet.',
    );
    const { canary } = await store.tryFleet('two', 10);
    expect(await store.refusal(() => promoteCanary(store.folder, 'fleet', '9.9.9'))).toContain(
      `The canary of fleet is ${canary?.release.version}, not 9.9.9.`,
    );
  });
});

describe('abort', () => {
  test('removes the canary and leaves the live release unchanged', async () => {
    await store.releaseFleet('one');
    const live = await store.releaseFleet('two');
    const { canary } = await store.tryFleet('three', 10);
    expect(await abortCanary(store.folder, 'fleet', canary?.release.version)).toBe(canary?.release.version);
    expect(await store.fleet()).toEqual(live);
  });

  test('keeps the mark of a rollback', async () => {
    await store.releaseFleet('one');
    await store.releaseFleet('two');
    const back = await rollback(store.folder, 'fleet');
    await store.tryFleet('three', 10);
    await abortCanary(store.folder, 'fleet');
    expect(await store.fleet()).toEqual(back);
  });

  test('never removes the live release or another canary', async () => {
    const { version } = await store.releaseFleet('one');
    expect(await store.refusal(() => abortCanary(store.folder, 'fleet', version))).toContain(
      'There is no canary of fleet.',
    );
    await store.tryFleet('two', 10);
    expect(await store.refusal(() => abortCanary(store.folder, 'fleet', version))).toMatch(
      /^The canary of fleet is .*, not 1\.2\.0-/,
    );
  });

  test('of the shell works alike', async () => {
    const live = await store.releaseShell('one()');
    await publishShell(store.folder, await store.buildShell('two()', having()), {
      audience: { percentage: 50 },
    });
    await abortCanary(store.folder, 'shell');
    expect((await readRegistry(store.folder)).shell).toEqual(live);
  });
});
