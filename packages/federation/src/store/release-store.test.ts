import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleFeature, sampleManifest, sampleRegistry } from '../testing/samples.ts';
import { changeRegistry, readRegistry, registryReader, storePaths } from './release-store.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => storePaths(folder).registry;
const lock = () => `${file()}.lock`;

function withFeature(name: string) {
  const { pages } = sampleManifest();
  const own = pages.map((page) => ({ ...page, path: `/${name}${page.path}` }));
  return sampleFeature({ manifest: sampleManifest({ name, pages: own, sections: [] }) });
}

test('an empty store has an empty registry', async () => {
  expect(await readRegistry(folder)).toEqual({ contract: 1, features: {} });
});

test('a change can be read back, and leaves no other file', async () => {
  await changeRegistry(folder, () => sampleRegistry());
  expect(await readRegistry(folder)).toEqual(sampleRegistry());
  expect(await readdir(folder)).toEqual(['registry.json']);
});

test.each([0o000, 0o022, 0o077])('a new store is not writable for other users (umask %o)', async (umask) => {
  const data = path.join(folder, 'data');
  const before = process.umask(umask);
  await changeRegistry(path.join(data, 'store'), () => sampleRegistry()).finally(() => process.umask(before));
  const modeOf = async (name: string) => (await stat(path.join(data, name))).mode & 0o777;
  expect(await modeOf('')).toBe(0o700);
  expect(await modeOf('store')).toBe(0o775 & ~umask);
  expect(await modeOf('store/registry.json')).toBe(0o664 & ~umask);
});

test('concurrent changes run one after the other', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `f${i}`);
  await Promise.all(
    names.map((name) =>
      changeRegistry(folder, (live) => ({
        ...live,
        features: { ...live.features, [name]: withFeature(name) },
      })),
    ),
  );
  expect(Object.keys((await readRegistry(folder)).features).toSorted()).toEqual(names.toSorted());
});

test('a reader never sees a partial change', async () => {
  await changeRegistry(folder, () => sampleRegistry());
  const changes = Promise.all(Array.from({ length: 20 }, () => changeRegistry(folder, (live) => live)));
  for (let reads = 0; reads < 300; reads += 1) expect(await readRegistry(folder)).toEqual(sampleRegistry());
  await changes;
});

test('an invalid change is rejected without effect', async () => {
  await changeRegistry(folder, () => sampleRegistry());
  const wrong = sampleRegistry({ features: { cars: sampleFeature() } });
  await expect(changeRegistry(folder, () => wrong)).rejects.toThrow(
    'the new registry: features.cars.manifest.name must be cars, as it is registered',
  );
  expect(await readRegistry(folder)).toEqual(sampleRegistry());
  expect(await readdir(folder)).toEqual(['registry.json']);
});

test('a registry that was corrupted manually is not overwritten', async () => {
  await writeFile(file(), '{ "contract": 1 }');
  await expect(changeRegistry(folder, () => sampleRegistry())).rejects.toThrow('features is missing');
  expect(await readFile(file(), 'utf8')).toBe('{ "contract": 1 }');
});

describe('the lock', () => {
  test.each([
    ['is removed', -60_000],
    ['is removed when the clock has been set back since', 60 * 60_000],
  ])('of a crashed process %s', async (_, age) => {
    await writeFile(lock(), 'dead');
    const time = new Date(Date.now() + age);
    await utimes(lock(), time, time);
    await changeRegistry(folder, () => sampleRegistry());
    expect(await readdir(folder)).toEqual(['registry.json']);
  });

  test('that another process has taken over prevents the change', async () => {
    await changeRegistry(folder, () => sampleRegistry());
    const change = changeRegistry(folder, (live) => {
      // Imitates a long sleep of the machine.
      writeFileSync(lock(), 'another');
      return { ...live, features: {} };
    });
    await expect(change).rejects.toThrow('Another release has taken over');
    expect(await readRegistry(folder)).toEqual(sampleRegistry());
    expect(await readdir(folder)).toEqual(['registry.json', 'registry.json.lock']);
    expect(await readFile(lock(), 'utf8')).toBe('another');
  });

  test('of a running change is awaited', async () => {
    await writeFile(lock(), 'alive');
    const change = changeRegistry(folder, () => sampleRegistry());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(stat(file())).rejects.toThrow('ENOENT');
    await rm(lock());
    await change;
    expect(await readRegistry(folder)).toEqual(sampleRegistry());
  });
});

describe('the reader', () => {
  const written = (data: unknown) =>
    writeFile(file(), typeof data === 'string' ? data : JSON.stringify(data));

  test('returns an empty registry, then each release', async () => {
    const onFault = jest.fn();
    const read = registryReader(folder, onFault);
    expect(await read()).toEqual({ contract: 1, features: {} });
    await changeRegistry(folder, () => sampleRegistry());
    expect(await read()).toEqual(sampleRegistry());
    await changeRegistry(folder, (live) => ({ ...live, features: {} }));
    expect(await read()).toEqual(sampleRegistry({ features: {} }));
    expect(onFault).not.toHaveBeenCalled();
  });

  test('reads an unchanged file only once', async () => {
    await changeRegistry(folder, () => sampleRegistry());
    const read = registryReader(folder, jest.fn());
    expect(await read()).toBe(await read());
  });

  test.each([
    ['broken', () => written('{ "contract": 1'), /registry\.json: is not JSON/],
    ['wrong', () => written({ contract: 1 }), /registry\.json: features is missing/],
    ['gone', () => rm(file()), /registry\.json is gone/],
  ])(
    'keeps the last valid registry while the file is %s, and reports that once',
    async (_, spoil, message) => {
      await changeRegistry(folder, () => sampleRegistry());
      const onFault = jest.fn();
      const read = registryReader(folder, onFault);
      await read();
      await spoil();
      expect(await read()).toEqual(sampleRegistry());
      expect(await read()).toEqual(sampleRegistry());
      expect(onFault).toHaveBeenCalledTimes(1);
      expect(onFault).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringMatching(message) }),
      );

      await written(sampleRegistry({ features: {} }));
      expect(await read()).toEqual(sampleRegistry({ features: {} }));
      expect(onFault).toHaveBeenCalledTimes(1);
    },
  );

  test('drops unknown fields of a newer version', async () => {
    const { fleet, ...others } = sampleRegistry().features;
    if (!fleet) throw new Error('There is no fleet');
    const [page, ...pages] = fleet.manifest.pages;
    const manifest = { ...fleet.manifest, mood: 'blue', pages: [{ ...page, hint: { en: 'x' } }, ...pages] };
    await written({ ...sampleRegistry(), colour: 1, features: { ...others, fleet: { ...fleet, manifest } } });
    const onFault = jest.fn();
    expect(await registryReader(folder, onFault)()).toEqual(sampleRegistry());
    expect(onFault).not.toHaveBeenCalled();
    await expect(readRegistry(folder)).rejects.toThrow('colour is not known');
  });

  test('fails until there has been a valid registry, and recovers', async () => {
    await written('no JSON');
    const onFault = jest.fn();
    const read = registryReader(folder, onFault);
    await expect(read()).rejects.toThrow('is not JSON');
    await expect(read()).rejects.toThrow('is not JSON');
    expect(onFault).toHaveBeenCalledTimes(1);
    await written(sampleRegistry());
    expect(await read()).toEqual(sampleRegistry());
  });
});
