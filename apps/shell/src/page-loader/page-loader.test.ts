import type { Feature } from '@tawseel/federation';
import { fleet, registry } from '../testing/samples.ts';
import { fakeSite } from '../testing/site.ts';
import { PageLoadError } from './page-load-error.ts';
import { createPageLoader } from './page-loader.ts';

const site = fakeSite();
const Drivers = () => null;

function make(feature: Partial<Feature> = {}) {
  const load = jest.fn((name: string) =>
    Promise.resolve({
      name,
      pages: { '/drivers': jest.fn(() => Promise.resolve(Drivers)) },
      words: {
        en: () => Promise.resolve({ default: { title: 'Drivers' } }),
        ar: () => Promise.resolve({ default: { title: 'السائقون' } }),
      },
      ...feature,
    }),
  );
  const addWords = jest.fn();
  return { load, addWords, pages: createPageLoader(registry, { load }, 'ar', addWords) };
}

test("loads a page with its feature's translations in the language of the console", async () => {
  const { pages, load, addWords } = make();
  expect(await pages.load('/drivers')).toBe(Drivers);
  expect(load).toHaveBeenCalledWith('fleet', fleet);
  expect(addWords).toHaveBeenCalledWith('fleet', { title: 'السائقون' });
});

test('concurrent and repeated requests load a page once', async () => {
  const { pages, load } = make();
  pages.preload('/drivers');
  await Promise.all([pages.load('/drivers'), pages.load('/drivers')]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page is there at once after its load, until its release is replaced', async () => {
  const { pages } = make();
  expect(pages.current('/drivers')).toBeUndefined();
  await pages.load('/drivers');
  expect(pages.current('/drivers')).toBe(Drivers);
  pages.replace({ ...fleet });
  // Each visit of a previous release shows its notice.
  await pages.load('/drivers');
  expect(pages.current('/drivers')).toBeUndefined();
});

test('a failed load reports its cause and can be repeated', async () => {
  const cause = new Error('Loading chunk failed');
  const importPage = jest.fn(() => Promise.resolve(Drivers)).mockRejectedValueOnce(cause);
  const { pages } = make({ pages: { '/drivers': importPage } });
  const failure: unknown = await pages.load('/drivers').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PageLoadError);
  expect(failure).toMatchObject({ cause, reason: 'threw', release: fleet });
  expect(await pages.load('/drivers')).toBe(Drivers);
});

test.each([
  ['a path that no feature owns', '/nowhere', 'No feature owns /nowhere'],
  ['a path that its feature has no page for', '/cars', /could not be loaded/],
])('%s is rejected', async (_, path, message) => {
  const { pages } = make();
  await expect(pages.load(path)).rejects.toThrow(message);
});

test('a load fails after eight seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  try {
    const { pages } = make({ pages: { '/drivers': () => new Promise(() => undefined) } });
    const failed = expect(pages.load('/drivers')).rejects.toMatchObject({ reason: 'timeout' });
    await jest.advanceTimersByTimeAsync(8_000);
    jest.useRealTimers();
    await failed;
  } finally {
    jest.useRealTimers();
  }
});

test('the loader lists the features that it loaded', async () => {
  const { pages } = make();
  expect([...pages.loaded]).toEqual([]);
  await pages.load('/drivers');
  expect([...pages.loaded]).toEqual(['fleet']);
});

test('waiting for a page ends when it is loaded, has failed, or belongs to the shell', async () => {
  const { pages, load } = make({ pages: { '/drivers': () => Promise.reject(new Error('gone')) } });
  await pages.whenReady('/drivers');
  expect(site.reports).toEqual([]);
  load.mockClear();
  await pages.whenReady('/home');
  expect(load).not.toHaveBeenCalled();
});
