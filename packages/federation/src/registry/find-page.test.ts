import { sampleFeature, sampleManifest, sampleRegistry } from '../testing/samples.ts';
import { fileAddress, findPage, isPage, pageFiles } from './find-page.ts';

const registry = sampleRegistry();
const pathOf = (pathname: string) => findPage(registry, pathname)?.page.path;

test.each([
  ['/drivers', '/drivers'],
  ['/drivers/', '/drivers'],
  ['/driver/7', '/driver/:driverId'],
  ['/driver/%D8%B3%D8%A7%D8%A6%D9%82/', '/driver/:driverId'],
])('%s is the page %s', (pathname, path) => {
  expect(pathOf(pathname)).toBe(path);
});

test.each(['/', '', '/driver', '/driver/', '/driver/7/edit', '/Drivers', '/drivers2', '//drivers', '/home'])(
  '%p is not a page of a feature',
  (pathname) => {
    expect(pathOf(pathname)).toBeUndefined();
  },
);

test.each(['/', '', '//', '/login', '/home/', '/HOME', '/CompanyInfo', '/drivers', '/Drivers/', '/driver/7'])(
  '%p is a page of the console',
  (pathname) => {
    expect(isPage(registry, pathname)).toBe(true);
  },
);

test.each(['/healthz', '/status', '/driver', '/driver/7/edit', '/home/7', '//drivers', '/drivers2'])(
  '%p is not a page of the console',
  (pathname) => {
    expect(isPage(registry, pathname)).toBe(false);
  },
);

test('a page comes with the feature that owns it', () => {
  const money = sampleFeature({
    manifest: sampleManifest({
      name: 'finance',
      pages: [{ path: '/expenses', chunk: 'expenses', title: { en: 'Expenses', ar: 'المصروفات' } }],
    }),
  });
  const both = { features: { ...registry.features, finance: money } };
  expect(findPage(both, '/expenses')?.feature.manifest.name).toBe('finance');
  expect(findPage(both, '/drivers')?.feature.manifest.name).toBe('fleet');
});

test('files have addresses beside the entry on any site', () => {
  expect(fileAddress('/releases/fleet/1/remoteEntry.js', 'a.js')).toBe('/releases/fleet/1/a.js');
  expect(fileAddress('https://cdn.example.com/f/remoteEntry.js', 'a.js')).toBe(
    'https://cdn.example.com/f/a.js',
  );
});

test('files of a page: the entry first, each once', () => {
  const found = findPage(registry, '/drivers');
  expect(found && pageFiles(found.feature, found.page)).toEqual([
    'remoteEntry.js',
    'feature.1.js',
    'drivers.1.js',
  ]);
});
