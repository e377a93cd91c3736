import { parse } from '../manifest/parse.ts';
import {
  sampleDriver,
  sampleFeature,
  sampleFeatureRelease,
  sampleManifest,
  sampleRegistry,
  sampleShell,
  sampleShellRelease,
  someIntegrity,
  someTime,
} from '../testing/samples.ts';
import { registry } from './registry.schema.ts';

const read = (data: unknown) => parse(registry, data, 'registry.json');

test('a valid or empty registry is returned unchanged', () => {
  expect(read(sampleRegistry())).toEqual(sampleRegistry());
  expect(read({ contract: 1, features: {} })).toEqual({ contract: 1, features: {} });
});

test('releases may be on another site', () => {
  const feature = sampleFeature({ entry: 'https://cdn.example.com/fleet/remoteEntry.js' });
  const shell = sampleShell({ base: 'https://cdn.example.com/shell/' });
  expect(read(sampleRegistry({ shell, features: { fleet: feature } })).shell?.base).toBe(shell.base);
});

test('a registry may name previous releases and canaries', () => {
  const shell = sampleShell({
    previous: sampleShellRelease({ version: '0.9.0-1' }),
    canary: { release: sampleShellRelease({ version: '1.1.0-1' }), since: someTime, companies: ['1001'] },
  });
  const fleet = sampleFeature({
    previous: sampleFeatureRelease({ version: '1.1.0-1' }),
    canary: { release: sampleFeatureRelease({ version: '1.3.0-1' }), since: someTime, percentage: 10 },
  });
  const whole = sampleRegistry({ shell, features: { fleet } });
  expect(read(whole)).toEqual(whole);
});

test("a registry may name the driver's app with its previous release and canary", () => {
  const release = { version: '1.1.0-1', html: '<html><head></head></html>' };
  const driver = sampleDriver({
    previous: release,
    canary: { release, since: someTime, percentage: 10 },
    restored: true,
  });
  const whole = { contract: 1, driver, features: {} };
  expect(read(whole)).toEqual(whole);
});

const canary = (changes: object) => ({
  canary: { release: sampleFeatureRelease(), since: someTime, percentage: 10, ...changes },
});
const { 'drivers.1.js': _, ...withoutOne } = sampleFeature().integrity;
const carPages = [{ path: '/cars', chunk: 'cars', title: { en: 'Cars', ar: 'السيارات' } }];
const named = sampleFeatureRelease({ manifest: sampleManifest({ name: 'other' }) });

const feature = (changes: object) => ({ features: { fleet: { ...sampleFeature(), ...changes } } });
const shell = (changes: object) => ({ shell: { ...sampleShell(), ...changes } });

test.each<[string, object, string]>([
  ['an unsupported contract', { contract: 9 }, 'contract must be 1, the contract this console supports'],
  [
    "a page of a feature at the address of the driver's app",
    { driver: sampleDriver() },
    "features.fleet.manifest.pages.1.path belongs to the driver's app",
  ],
  [
    'a page without a head',
    { driver: sampleDriver({ html: '<p>' }), features: {} },
    'driver.html must have a <head> tag',
  ],
  ['no features', { features: undefined }, 'features is missing'],
  ['a missing entry', feature({ entry: undefined }), 'features.fleet.entry is missing'],
  [
    'a script for an address',
    feature({ entry: 'javascript:alert(1)//remoteEntry.js' }),
    'features.fleet.entry must be an address: absolute, or a path of this site',
  ],
  [
    'an address that ends its attribute',
    feature({ entry: '/releases/"><script>/remoteEntry.js' }),
    'features.fleet.entry must be an address: absolute, or a path of this site',
  ],
  [
    'an entry that the manifest does not have',
    feature({ entry: '/releases/fleet/other.js' }),
    'features.fleet.entry must lead to remoteEntry.js, the entry of the manifest',
  ],
  [
    'an integrity of another kind',
    feature({ integrity: { ...sampleFeature().integrity, 'remoteEntry.js': 'md5-x' } }),
    'features.fleet.integrity.remoteEntry.js must be sha384- and 64 characters of base64',
  ],
  [
    'a script without integrity',
    feature({ integrity: withoutOne }),
    'features.fleet.integrity.drivers.1.js is missing',
  ],
  [
    'a version that climbs',
    feature({ version: '../1' }),
    'features.fleet.version must be a version of the release store such as 1.2.0-5f0c',
  ],
  [
    'a fault in the manifest',
    feature({ manifest: { ...sampleManifest(), name: 7 } }),
    'features.fleet.manifest.name must be of type string',
  ],
  [
    'a feature under another name',
    { features: { cars: sampleFeature() } },
    'features.cars.manifest.name must be cars, as it is registered',
  ],
  ['no time', feature({ since: undefined }), 'features.fleet.since is missing'],
  [
    'a time of another kind',
    feature({ since: '31 January' }),
    'features.fleet.since must be a time such as 2026-01-31T08:00:00.000Z',
  ],
  [
    'a version alone for what was live before',
    feature({ previous: '1.1.0-5f0c' }),
    'features.fleet.previous must be of type object',
  ],
  [
    'an earlier release of another feature',
    feature({ previous: named }),
    'features.fleet.previous.manifest.name must be fleet, as it is registered',
  ],
  [
    'a canary of another feature',
    feature(canary({ release: named })),
    'features.fleet.canary.release.manifest.name must be fleet, as it is registered',
  ],
  [
    'a canary’s script without integrity',
    feature(canary({ release: { ...sampleFeatureRelease(), integrity: withoutOne } })),
    'features.fleet.canary.release.integrity.drivers.1.js is missing',
  ],
  [
    'a canary for everybody',
    feature(canary({ percentage: 100 })),
    'features.fleet.canary.percentage must be 1 to 99',
  ],
  [
    'a canary for nobody',
    feature(canary({ percentage: undefined })),
    'features.fleet.canary must have either percentage or companies',
  ],
  [
    'a canary for no company',
    feature(canary({ percentage: undefined, companies: [] })),
    'features.fleet.canary.companies must name a company',
  ],
  [
    'a canary for a part of some companies',
    feature(canary({ companies: ['1001'] })),
    'features.fleet.canary must have either percentage or companies',
  ],
  [
    'a canary with the path of another feature',
    {
      features: {
        fleet: sampleFeature(),
        cars: sampleFeature({
          manifest: sampleManifest({ name: 'cars', pages: carPages, sections: [] }),
          ...canary({ release: sampleFeatureRelease({ manifest: sampleManifest({ name: 'cars' }) }) }),
        }),
      },
    },
    'features.cars.canary.release.manifest.pages.0.path is a path of fleet already; ' +
      'features.cars.canary.release.manifest.pages.1.path is a path of fleet already',
  ],
  [
    'a path of two features',
    {
      features: {
        fleet: sampleFeature(),
        cars: sampleFeature({ manifest: sampleManifest({ name: 'cars' }) }),
      },
    },
    'features.cars.manifest.pages.0.path is a path of fleet already; ' +
      'features.cars.manifest.pages.1.path is a path of fleet already',
  ],
  [
    'a shell’s folder without a slash',
    shell({ base: '/releases/shell/1' }),
    'shell.base must end with a slash',
  ],
  [
    'an inline script that ends its element',
    shell({ boot: 'x="</SCRIPT><script>alert(1)"' }),
    'shell.boot must not end its element',
  ],
  [
    'a shell’s script without integrity',
    shell({ integrity: { 'main.1.js': someIntegrity } }),
    'shell.integrity.words-en.1.js is missing; shell.integrity.words-ar.1.js is missing',
  ],
  [
    'a shell’s script elsewhere',
    shell({ scripts: ['../x.js'], integrity: { ...sampleShell().integrity, '../x.js': someIntegrity } }),
    'shell.scripts.0 must be a file name inside the release, without folders',
  ],
])("%s is rejected with the field's name", (_name, changes, message) => {
  expect(() => read({ ...sampleRegistry(), ...changes })).toThrow(new Error(`registry.json: ${message}`));
});
