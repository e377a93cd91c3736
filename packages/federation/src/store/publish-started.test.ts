import { having, sampleStore, using, type SampleStore } from '../testing/sample-store.ts';
import { publishStarted } from './publish-started.ts';
import { publishTogether } from './publish.ts';
import { readRegistry } from './release-store.ts';
import { rollback } from './rollback.ts';
import { abortCanary, promoteCanary } from './canary.ts';
import { listReleases } from './list-releases.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

/** Starts a checkout: a shell that exports a name of the UI package, and a feature that imports it. */
async function start(code: string, name = 'Button') {
  return publishStarted(store.folder, [
    await store.buildShell(`${code}()`, having(name)),
    await store.buildFleet(code, using(name)),
  ]);
}

const shellBoot = async () => (await readRegistry(store.folder)).shell?.boot;

describe('npm start', () => {
  test('replaces its own releases whenever the checkout changes', async () => {
    await start('one');
    const { registry, left } = await start('two', 'Press');
    expect(left).toEqual([]);
    expect(registry.shell).toMatchObject({ boot: 'two()', previous: { boot: 'one()' } });
    expect(registry.features['fleet']?.manifest.needs['@tawseel/ui']?.names).toEqual(['Press']);
    expect((await start('two', 'Press')).registry).toEqual(registry);
  });

  test('keeps a rollback of its own release, and replaces the rest', async () => {
    const { registry } = await start('one');
    const first = registry.features['fleet']?.version;
    await start('two');
    await rollback(store.folder, 'fleet');
    const { left } = await start('two');
    expect(left).toEqual([{ name: 'fleet', version: first }]);
    expect(await start('three')).toMatchObject({ left: [{ name: 'fleet', version: first }] });
    expect(await store.fleet()).toMatchObject({ version: first, restored: true });
    expect(await shellBoot()).toBe('three()');
  });

  test('keeps a second rollback', async () => {
    await start('one');
    await start('two');
    await rollback(store.folder, 'fleet');
    const { version } = await rollback(store.folder, 'fleet');
    expect((await start('three')).left).toEqual([{ name: 'fleet', version }]);
  });

  test("keeps a person's release, and stores nothing that it does not publish", async () => {
    await start('one');
    const { version } = await store.releaseFleet('released', 'Button');
    const { left, registry } = await start('two');
    expect(left).toEqual([{ name: 'fleet', version }]);
    expect(registry.features['fleet']?.version).toBe(version);
    const [, fleet] = await listReleases(store.folder);
    expect(fleet?.stored).toHaveLength(2);
  });

  test('keeps its own release once a person has released the same build', async () => {
    const { registry } = await start('one');
    const version = registry.features['fleet']?.version;
    const live = await store.releaseFleet('one', 'Button');
    expect(live).toMatchObject({ version, since: registry.features['fleet']?.since });
    expect((await start('two')).left).toEqual([{ name: 'fleet', version }]);
  });

  test('keeps several apps that were released together', async () => {
    await start('one');
    const dists = [
      await store.buildShell('team()', having('Button')),
      await store.buildFleet('team', using('Button')),
    ];
    await publishTogether(store.folder, dists);
    expect((await start('two')).left.map(({ name }) => name)).toEqual(['shell', 'fleet']);
    expect(await shellBoot()).toBe('team()');
  });

  test('keeps an app that has a canary, which ends as usual', async () => {
    const { registry } = await start('one');
    const version = registry.features['fleet']?.version;
    const canary = (await store.tryFleet('canary', 10, 'Button')).canary?.release.version;
    expect((await start('two')).left).toEqual([{ name: 'fleet', version, canary }]);
    await abortCanary(store.folder, 'fleet');
    expect((await start('two')).left).toEqual([]);
    await store.tryFleet('canary', 10, 'Button');
    await promoteCanary(store.folder, 'fleet');
    expect((await start('three')).left).toEqual([{ name: 'fleet', version: canary }]);
  });

  test('publishes nothing and reports the reason when the builds are incompatible with kept releases', async () => {
    await start('one');
    await store.releaseFleet('released', 'Button');
    const before = await readRegistry(store.folder);
    const { registry, obstacle } = await start('two', 'Press');
    expect(obstacle).toMatch(/^the live fleet .* uses Button of @tawseel\/ui, which the shell /);
    expect(registry).toEqual(before);
    expect(await readRegistry(store.folder)).toEqual(before);
  });

  test('fails when builds of one checkout are incompatible with each other', async () => {
    const dists = [
      await store.buildShell('one()', having('Press')),
      await store.buildFleet('one', using('Button')),
    ];
    await expect(publishStarted(store.folder, dists)).rejects.toThrow(/uses Button of @tawseel\/ui/);
  });
});
