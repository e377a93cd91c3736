import { having, sampleStore, using, type SampleStore } from '../testing/sample-store.ts';
import { publishTogether } from './publish.ts';
import { readRegistry } from './release-store.ts';

let store: SampleStore;

beforeEach(async () => {
  store = await sampleStore();
});
afterEach(() => store.remove());

describe('released together', () => {
  const builds = async (code: string, ...names: string[]) => [
    await store.buildShell(`${code}()`, having(...names)),
    await store.buildFleet(code, using(...names)),
  ];

  test("shell and features that need each other's new names are published in one change", async () => {
    await publishTogether(store.folder, await builds('one', 'Button'));
    const { shell, features } = await publishTogether(store.folder, await builds('two', 'Press'));
    expect(shell).toMatchObject({ boot: 'two()', previous: { boot: 'one()' } });
    expect(features['fleet']?.manifest.needs['@tawseel/ui']?.names).toEqual(['Press']);
    expect(await readRegistry(store.folder)).toEqual({ contract: 1, shell, features });
  });

  test('a second release changes nothing', async () => {
    await publishTogether(store.folder, await builds('one', 'Button'));
    const before = await readRegistry(store.folder);
    expect(await publishTogether(store.folder, await builds('one', 'Button'))).toEqual(before);
  });

  test('a canary remains a canary', async () => {
    await publishTogether(store.folder, await builds('one', 'Button'));
    await store.tryFleet('two', 10, 'Button');
    const before = await store.fleet();
    const dists = [
      await store.buildShell('one()', having('Button')),
      await store.buildFleet('two', using('Button')),
    ];
    expect((await publishTogether(store.folder, dists)).features['fleet']).toEqual(before);
  });

  test('a feature outside the release must still run', async () => {
    await publishTogether(store.folder, await builds('one', 'Button'));
    const shell = await store.buildShell('two()', having('Press'));
    expect(await store.refusal(() => publishTogether(store.folder, [shell]))).toMatch(
      /^the live fleet .* uses Button of @tawseel\/ui, which the shell /,
    );
  });

  test('one invalid build prevents the release of all', async () => {
    await publishTogether(store.folder, await builds('one', 'Button'));
    const dists = [
      await store.buildShell('two()', having('Button')),
      await store.build({ 'feature.json': '{' }),
    ];
    expect(await store.refusal(() => publishTogether(store.folder, dists))).toContain(
      'feature.json: is not JSON',
    );
  });
});
