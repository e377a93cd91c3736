import { parse } from '../manifest/parse.ts';
import {
  sampleFeature,
  sampleManifest,
  sampleRegistry,
  sampleShell,
  someIntegrity,
} from '../testing/samples.ts';
import { registry } from './registry.schema.ts';

const read = (data: unknown) => parse(registry, data, 'registry.json');

test('a right registry is taken as it is, also an empty one', () => {
  expect(read(sampleRegistry())).toEqual(sampleRegistry());
  expect(read({ contract: 1, features: {} })).toEqual({ contract: 1, features: {} });
});

test('releases may lie on another site', () => {
  const feature = sampleFeature({ entry: 'https://cdn.example.com/fleet/remoteEntry.js' });
  const shell = sampleShell({ base: 'https://cdn.example.com/shell/' });
  expect(read(sampleRegistry({ shell, features: { fleet: feature } })).shell?.base).toBe(shell.base);
});

const feature = (changes: object) => ({ features: { fleet: { ...sampleFeature(), ...changes } } });
const shell = (changes: object) => ({ shell: { ...sampleShell(), ...changes } });
const { 'drivers.1.js': _, ...withoutOne } = sampleFeature().integrity;

test.each<[string, object, string]>([
  ['another contract', { contract: 9 }, 'contract must be 1, the contract this product speaks'],
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
])('%s is refused, the field named', (_name, changes, message) => {
  expect(() => read({ ...sampleRegistry(), ...changes })).toThrow(new Error(`registry.json: ${message}`));
});
